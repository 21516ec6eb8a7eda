// The API reference: what each entry of each library exports, with its doc comment and its declaration, as Markdown.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import { API, SymbolFlags } from "typescript/unstable/sync";
import { LIBRARIES, manifestOf } from "./list.mjs";

/** Pages by the names of libraries, from what `emitLibraries` wrote to this folder. */
export function referencePages(emitted) {
  const config = join(emitted, "tsconfig.json");
  writeFileSync(
    config,
    JSON.stringify({
      compilerOptions: { module: "esnext", moduleResolution: "bundler", target: "es2022", noEmit: true, types: [] },
      include: LIBRARIES.map((name) => `${name}/dist/**/*.d.ts`),
      exclude: [],
    }),
  );
  const api = new API({ cwd: emitted });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    return LIBRARIES.map((name) => ({ name, text: pageOf(project, emitted, name) }));
  } finally {
    api.close();
  }
}

function pageOf(project, emitted, name) {
  const { name: full, description, exports } = manifestOf(`packages/${name}`);
  // What is for our own packages is no part of the reference.
  const entries = Object.entries(exports).filter(([entry]) => entry !== "./internal");
  const parts = entries.map(([entry, source]) => {
    const file = join(emitted, name, source.replace("./src/", "dist/").replace(/\.ts$/, ".d.ts"));
    const items = itemsOf(project, file);
    return [`## ${full}${entry.slice(1)}`, ...GROUPS.flatMap((group) => groupText(group, items))].join("\n\n");
  });
  return `# ${full}\n\n${description}.\n\n${parts.join("\n\n")}\n`;
}

const GROUPS = [
  { title: "Functions", kinds: [SyntaxKind.FunctionDeclaration] },
  { title: "Classes", kinds: [SyntaxKind.ClassDeclaration] },
  { title: "Values", kinds: [SyntaxKind.VariableDeclaration] },
  { title: "Types", kinds: [SyntaxKind.InterfaceDeclaration, SyntaxKind.TypeAliasDeclaration] },
];

function groupText({ title, kinds }, items) {
  const found = items.filter(({ kind }) => kinds.includes(kind));
  if (found.length === 0) return [];
  return [
    `### ${title}`,
    ...found.flatMap(({ name, doc, text }) => [`#### ${name}`, ...(doc === "" ? [] : [doc]), `\`\`\`ts\n${text}\n\`\`\``]),
  ];
}

function itemsOf({ program, checker }, path) {
  const file = program.getSourceFile(path);
  if (file === undefined) throw new Error(`${path} was not emitted`);
  const module = checker.getSymbolAtLocation(file);
  return checker
    .getExportsOfModule(module)
    .map((exported) => itemOf(checker, exported))
    .filter((item) => item !== null)
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Null for what another package declares: its own page has it. */
function itemOf(checker, exported) {
  const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const nodes = symbol.declarations.map((handle) => handle.resolve()).filter((node) => node !== undefined);
  if (nodes.length === 0) return null;
  return {
    name: exported.name,
    kind: kindOf(nodes[0]),
    doc: symbol.getDocumentationComment(checker).trim(),
    text: nodes.map((node) => declarationText(node)).join("\n"),
  };
}

/** A constant that is a function reads as one. */
function kindOf(node) {
  const isFunction = node.kind === SyntaxKind.VariableDeclaration && node.type?.kind === SyntaxKind.FunctionType;
  return isFunction ? SyntaxKind.FunctionDeclaration : node.kind;
}

const LONGEST = 4000;

function declarationText(node) {
  const whole = node.kind === SyntaxKind.VariableDeclaration ? node.parent.parent : node;
  const { text } = whole.getSourceFile();
  const from = text.slice(whole.getStart(), whole.end).replace(/^export (?:declare |default )*/, "");
  // Schemas of messages run over pages; docs/PROTOCOL.md tells what they hold.
  return from.length > LONGEST ? `${from.slice(0, LONGEST)}\n// …` : from;
}
