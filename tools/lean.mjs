// Sources of the engine in the form that compiles to least code.
//
// `if (o.exhausted)` is ten instructions where nothing tells that it is a boolean, and `=== true` is two; a loop over the
// places of a list is shorter than one over whatever can be iterated; `{ seat } = data` looks first whether there is any data,
// and `data.seat` does not; what is emitted is made for whoever listens, and in simulations nobody does. TypeScript knows which
// are booleans and which are lists: the sources stay as they read best, and
// what is bundled does the same in less code (docs/decisions/0011).
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  isArrayBindingPattern,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isForOfStatement,
  isForStatement,
  isIdentifier,
  isIfStatement,
  isImportDeclaration,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
  isVariableDeclarationList,
  isWhileStatement,
  NodeFlags,
  SyntaxKind,
} from "typescript/unstable/ast";
import { isBinaryExpression } from "typescript/unstable/ast/is";
import { API, TypeFlags } from "typescript/unstable/sync";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const SOURCES = /[\\/](packages[\\/](engine|bots|protocol)|apps[\\/]server)[\\/]src[\\/].*\.ts$/;

/** A plugin for one bundling: the sources of that name in the project of this folder. */
export function leanSources(folder = ROOT, sources = SOURCES) {
  return {
    name: "lean sources",
    setup(bundling) {
      const api = new API({ cwd: folder });
      const project = join(folder, "tsconfig.json");
      const makers = makersIn(folder);
      const [{ program, checker }] = api.updateSnapshot({ openProjects: [project] }).getProjects();
      bundling.onLoad({ filter: sources }, ({ path }) => {
        const file = program.getSourceFile(path);
        if (file === undefined) return { errors: [{ text: `${project} does not include ${path}` }] };
        return { contents: leanText(file, checker, makers), loader: "ts" };
      });
      bundling.onEnd(() => api.close());
    },
  };
}

/** The text of a source, once to find out which types matter, all of which are asked for at once, and once with them. */
function leanText(file, checker, makers) {
  const asked = [];
  rewrite(file, makers, (node) => {
    asked.push(node);
    return NOTHING_KNOWN;
  });
  const found = checker.getTypeAtLocation(asked);
  const known = new Map();
  for (let i = 0; i < asked.length; i++) known.set(asked[i], knowledgeOf(found[i], checker));
  return rewrite(file, makers, (node) => known.get(node));
}

const IDS = ["packages/engine/src/state/ids.ts", "packages/engine/src/state/decision.ts"];
const MAKER = /^export const (\w+) = \((\w+): [^()]+\): [^=]+ => \2 as [^;()+-]+;$/gm;

/** Functions that only tell the compiler what a number means, as their sources say: bundles do without them. */
function makersIn(folder) {
  const files = IDS.map((file) => join(folder, file)).filter((file) => existsSync(file));
  return new Set(files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(MAKER)].map(([, name]) => name)));
}

const NOTHING_KNOWN = { isBoolean: false, isNullableBoolean: false, isList: false };

/** `isNullableBoolean`: true, false, null or undefined. The parts of a union are not asked for: the checker stumbles over tuples there. */
function knowledgeOf(type, checker) {
  if (type === undefined) return NOTHING_KNOWN;
  const isBoolean = (type.flags & TypeFlags.BooleanLike) !== 0;
  if (isBoolean || !type.isUnionType())
    return { isBoolean, isNullableBoolean: isBoolean, isList: !isBoolean && (checker.isArrayType(type) || checker.isTupleType(type)) };
  const something = checker.getNonNullableType(type);
  return { isBoolean: false, isNullableBoolean: something !== undefined && (something.flags & TypeFlags.BooleanLike) !== 0, isList: false };
}

const isNot = (node) => isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken;
const isLogic = (node) =>
  isBinaryExpression(node) &&
  (node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken || node.operatorToken.kind === SyntaxKind.BarBarToken);
const isRead = (node) =>
  isPropertyAccessExpression(node) || isElementAccessExpression(node) || isCallExpression(node) || isIdentifier(node);

/** What decides which way it goes on, and nothing else: its value is not kept. */
const testOf = (node) => {
  if (isIfStatement(node) || isWhileStatement(node)) return node.expression;
  return isConditionalExpression(node) || isForStatement(node) ? node.condition : undefined;
};

const isOmitted = ({ name }) => name === undefined;
/** `{ a, b: c }` and nothing more: no rest, no defaults, nothing inside. */
const isPlainElement = (element) =>
  isOmitted(element) ||
  (element.dotDotDotToken === undefined &&
    element.initializer === undefined &&
    isIdentifier(element.name) &&
    (element.propertyName === undefined || isIdentifier(element.propertyName)));
const isPlainObject = (name) => isObjectBindingPattern(name) && name.elements.length > 0 && name.elements.every(isPlainElement);
const isPlainArray = (name) => isArrayBindingPattern(name) && name.elements.length > 0 && name.elements.every(isPlainElement);

const isCallOf = (node, name, count) =>
  isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === name && node.arguments.length === count;

const isMaking = (node, makers) =>
  isCallExpression(node) && isIdentifier(node.expression) && makers.has(node.expression.text) && node.arguments.length === 1;

/** `emit(s, ...)` with nothing in its arguments that does anything: where nobody listens, they need not be made. */
const isEmitting = (node, makers) =>
  isCallOf(node, "emit", 4) && isIdentifier(node.arguments[0]) && node.arguments.every((argument) => isInert(argument, makers));

/** `trigger(s, { kind: ..., ... })` likewise: its record is made where an ability listens to that kind. */
const isTriggering = (node, makers) =>
  isCallOf(node, "trigger", 2) &&
  isIdentifier(node.arguments[0]) &&
  fieldOf(node.arguments[1], "kind") !== undefined &&
  isInert(node.arguments[1], makers);

const fieldOf = (node, name) =>
  isObjectLiteralExpression(node) ? node.properties.find((field) => isPropertyAssignment(field) && field.name.text === name) : undefined;

/**
 * Records that are written in many places with many fields left out, and read in one: with all their fields, in this order, they
 * have one shape, and what reads them does not have to search. A record in another order is an error.
 */
const ONE_SHAPE = {
  ask: ["player", "kind", "about", "rule", "source", "options", "min", "max", "group", "label", "rooms"],
  trigger: [
    ...["kind", "player", "object", "source", "gear", "energySpent", "together"],
    ...["amount", "from", "playedFrom", "to", "flags"],
  ],
};

/** The fields of a record in one shape: each with its part of the source, or with nothing. Undefined: it is no such record. */
function shapeOf(node, file) {
  const record = isCallExpression(node) && isIdentifier(node.expression) && node.arguments.length === 2 ? node.arguments[1] : undefined;
  const order = record === undefined || !isObjectLiteralExpression(record) ? undefined : ONE_SHAPE[node.expression.text];
  if (order === undefined || !record.properties.every((field) => isNamedField(field) && order.includes(field.name.text))) return undefined;
  const places = record.properties.map((field) => order.indexOf(field.name.text));
  if (places.some((place, i) => place < places[i - 1]))
    throw new Error(
      `${file.fileName}: ${node.expression.text}({ ${order.filter((_, i) => places.includes(i)).join(", ")} }) is the order of its fields`,
    );
  return order.map((name) => ({ name, field: record.properties.find((one) => one.name.text === name) }));
}
const isNamedField = (field) => isPropertyAssignment(field) || isShorthandPropertyAssignment(field);

/** A file that triggers has the question before it, too. */
const isImportOfTrigger = (statement) =>
  isImportDeclaration(statement) && (statement.importClause?.namedBindings?.elements ?? []).some(({ name }) => name.text === "trigger");
const HEARS = "isHeard$";
const hearsFrom = (module) => ` import { isHeard as ${HEARS} } from ${JSON.stringify(module)};`;

function isInert(node, makers) {
  if (isMaking(node, makers)) return isInert(node.arguments[0], makers);
  if (isCallExpression(node) || isBinaryExpression(node) || isPrefixUnaryExpression(node)) return isArithmetic(node, makers);
  let inert = true;
  node.forEachChild((part) => {
    inert &&= isInert(part, makers);
  });
  return inert;
}

/** `at + FIRST`, `-n`, `a ?? b`, `flags | OWN`: operators that assign nothing. */
const isArithmetic = (node, makers) =>
  (isBinaryExpression(node) && HARMLESS.has(node.operatorToken.kind) && isInert(node.left, makers) && isInert(node.right, makers)) ||
  (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.MinusToken && isInert(node.operand, makers));
const HARMLESS = new Set([
  SyntaxKind.PlusToken,
  SyntaxKind.MinusToken,
  SyntaxKind.QuestionQuestionToken,
  SyntaxKind.BarToken,
  SyntaxKind.EqualsEqualsEqualsToken,
]);

const withoutParentheses = (node) => (isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node);

function rewrite(file, makers, ask) {
  const source = file.text;
  let names = 0;

  const textOf = (node) => {
    if (isNot(node)) return textOfNot(node);
    if (isLogic(node)) return textOfLogic(node, isBoolean(node.left) ? textOfTest : textOf, textOf);
    if (isForOfStatement(node) && isCountable(node)) return textOfLoop(node);
    if (isVariableDeclaration(node) && isTaken(node)) return textOfTaken(node.name, node.initializer);
    if (isMaking(node, makers)) return isRead(node.arguments[0]) ? textOf(node.arguments[0]) : `(${textOf(node.arguments[0])})`;
    if (isTriggering(node, makers))
      return `(${HEARS}(${textOf(node.arguments[0])}, ${textOf(fieldOf(node.arguments[1], "kind").initializer)}) ? ${textOfShaped(node)} : undefined)`;
    if (isEmitting(node, makers)) return `(${textOf(node.arguments[0])}.events === null ? -1 : ${textOfParts(node)})`;
    return textOfShaped(node);
  };

  const textOfShaped = (node) => {
    const fields = shapeOf(node, file);
    if (fields === undefined) return textOfParts(node, testOf(node));
    const written = fields.map(({ name, field }) => (field === undefined ? `${name}: undefined` : textOf(field)));
    return `${node.expression.text}(${textOf(node.arguments[0])}, { ${written.join(", ")} })`;
  };

  const textOfParts = (node, test) => {
    let text = "";
    let at = node.getStart(file);
    node.forEachChild((part) => {
      const start = part.getStart(file);
      text += source.slice(at, start) + (part === test ? textOfTest(part) : textOf(part));
      at = part.end;
    });
    return text + source.slice(at, node.end);
  };

  const textOfTest = (node) => {
    if (isParenthesizedExpression(node)) return `(${textOfTest(node.expression)})`;
    if (isNot(node)) return textOfNot(node);
    if (isLogic(node)) return textOfLogic(node, textOfTest, textOfTest);
    return isRead(node) && ask(node).isNullableBoolean ? `(${textOf(node)} === true)` : textOf(node);
  };

  const textOfNot = ({ operand }) => {
    const inner = withoutParentheses(operand);
    return isRead(inner) && ask(inner).isNullableBoolean ? `(${textOf(inner)} !== true)` : `!${textOfTest(operand)}`;
  };

  const textOfLogic = ({ left, operatorToken, right }, first, second) =>
    `${first(left)} ${operatorToken.kind === SyntaxKind.BarBarToken ? "||" : "&&"} ${second(right)}`;

  // Of `a && b` the value is kept: only a boolean may take the place of `a`. What is not read stays as it is anyway.
  const isBoolean = (node) => {
    const inner = withoutParentheses(node);
    if (isLogic(inner)) return [inner.left, inner.right].map(isBoolean).every((is) => is);
    return isRead(inner) ? ask(inner).isBoolean : true;
  };

  const isCountable = ({ awaitModifier, initializer, expression }) =>
    awaitModifier === undefined && isVariableDeclarationList(initializer) && ask(expression).isList;

  const textOfLoop = ({ initializer, expression, statement }) => {
    const [{ name }] = initializer.declarations;
    const [i, list] = [`at$${names}`, `list$${names}`];
    names++;
    const kind = (initializer.flags & NodeFlags.Const) !== 0 ? "const" : "let";
    const head = `let ${i} = 0, ${list} = ${textOf(expression)}; ${i} < ${list}.length; ${i}++`;
    const here = `${list}[${i}]`;
    const taken = isPlainObject(name) ? textOfPlaces(name, here) : `${textOf(name)} = ${here}`;
    return `for (${head}) { ${kind} ${taken}; ${textOf(statement)} }`;
  };

  const isTaken = ({ name, initializer }) =>
    initializer !== undefined && (isPlainObject(name) || (isPlainArray(name) && ask(initializer).isList));

  // `{ a } = x` as `a = x.a`.
  const textOfTaken = (name, value) => (isIdentifier(value) ? textOfElements(name, textOf(value)) : textOfPlaces(name, textOf(value)));

  const textOfPlaces = (name, value) => {
    const whole = `whole$${names++}`;
    return `${whole} = ${value}, ${textOfElements(name, whole)}`;
  };

  const textOfElements = (pattern, whole) =>
    pattern.elements
      .map((element, i) => {
        if (isOmitted(element)) return "";
        const name = element.name.text;
        return `${name} = ${whole}${isArrayBindingPattern(pattern) ? `[${i}]` : `.${element.propertyName?.text ?? name}`}`;
      })
      .filter((taken) => taken !== "")
      .join(", ");

  let text = "";
  let at = 0;
  for (const statement of file.statements) {
    const start = statement.getStart(file);
    text += source.slice(at, start) + textOf(statement) + (isImportOfTrigger(statement) ? hearsFrom(statement.moduleSpecifier.text) : "");
    at = statement.end;
  }
  return text + source.slice(at);
}
