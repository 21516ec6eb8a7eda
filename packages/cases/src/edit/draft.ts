import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, Scalar, YAMLMap, YAMLSeq } from "yaml";

/**
 * The YAML of a case as something to edit: its first document, with comments and ways of writing kept, and what stands
 * behind it untouched. What is added is written as cases are: small things in braces, on one line.
 */
export class Draft {
  private constructor(
    readonly document: Document,
    private readonly rest: string,
  ) {}

  /** Null where the text is not YAML, or no map: then there is nothing to edit. */
  static of(text: string): Draft | null {
    const cut = /^---.*$/m.exec(text.slice(1));
    const end = cut === null ? text.length : cut.index + 1;
    const document = parseDocument(text.slice(0, end), { prettyErrors: false, version: "1.2", keepSourceTokens: false });
    if (document.errors.length > 0) return null;
    if (document.contents === null) document.contents = new YAMLMap() as never;
    return isMap(document.contents) ? new Draft(document as Document, text.slice(end)) : null;
  }

  toString(): string {
    return `${this.document.toString({ lineWidth: 120, flowCollectionPadding: false, minContentWidth: 0 })}${this.rest}`;
  }

  get root(): YAMLMap {
    return this.document.contents as unknown as YAMLMap;
  }

  node(value: unknown): Node {
    const node = this.document.createNode(value) as Node;
    braced(node);
    return node;
  }

  /** The map under a key, made if it is not there. */
  mapAt(parent: YAMLMap, key: string, style: "lines" | "braces" = "braces"): YAMLMap {
    const found = parent.get(key, true);
    if (isMap(found)) return found;
    const made = new YAMLMap();
    made.flow = style === "braces";
    put(parent, this, key, made);
    return made;
  }

  listAt(parent: YAMLMap, key: string, style: "lines" | "brackets" = "brackets"): YAMLSeq {
    const found = parent.get(key, true);
    if (isSeq(found)) return found;
    const made = new YAMLSeq();
    made.flow = style === "brackets";
    put(parent, this, key, made);
    return made;
  }
}

/** The order in which a case says things: what is added goes where it belongs, not to the end. */
const ORDER = ["name", "rules", "mode", "duelOnly", "seed", "turn", "phase", "turnNumber", "scored", "moved", "played", "cards"];
const LAST = ["players", "battlefields", "steps"];

function put(parent: YAMLMap, draft: Draft, key: string, value: Node): void {
  const pair = draft.document.createPair(key, null) as Pair;
  pair.value = value;
  if (parent !== draft.root) {
    parent.items.push(pair);
    return;
  }
  const order = [...ORDER, ...LAST];
  const after = parent.items.findIndex((one) => order.indexOf(keyOf(one)) > order.indexOf(key));
  parent.items.splice(after < 0 ? parent.items.length : after, 0, pair);
}

/** Sets a key, or takes it away where the value is what it would be anyway. */
export function set(draft: Draft, parent: YAMLMap, key: string, value: unknown, otherwise: unknown = undefined): void {
  if (value === otherwise || value === undefined || value === "") {
    parent.delete(key);
    return;
  }
  const found = parent.items.find((one) => keyOf(one) === key);
  if (found === undefined) put(parent, draft, key, draft.node(value));
  else if (isScalar(found.value) && typeof value !== "object") {
    found.value.value = value;
    found.value.source = undefined;
    if (typeof value !== "string") found.value.type = Scalar.PLAIN;
  } else found.value = draft.node(value);
}

export const keyOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : String(key));

/** All that is written anew stands on one line. */
function braced(node: unknown): void {
  if (!isMap(node) && !isSeq(node)) return;
  node.flow = true;
  for (const item of node.items) braced(isMap(node) ? (item as Pair).value : item);
}
