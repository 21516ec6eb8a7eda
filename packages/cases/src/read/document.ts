import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseAllDocuments, Scalar } from "yaml";
import { LIMITS } from "./limits.ts";
import { CaseError } from "./refusal.ts";

const TOO_DEEP = "lists and maps stand inside each other too often.";

/** A YAML file and where things stand in it. */
export class Source {
  private readonly lines = new LineCounter();
  readonly documents: readonly Document.Parsed[];

  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    if (text.length > LIMITS.text) this.refuse(`the text has ${text.length} characters; expected ${LIMITS.text} at most.`);
    const separators = text.match(/^---/gm)?.length ?? 0;
    if (separators > LIMITS.documents) this.refuse(`the text has ${separators} cases; expected ${LIMITS.documents} at most.`);
    const documents = this.parsed();
    this.documents = documents.filter(({ contents, errors }) => contents !== null || errors.length > 0);
  }

  private parsed(): readonly Document.Parsed[] {
    try {
      const found = parseAllDocuments(this.text, { lineCounter: this.lines, prettyErrors: false, version: "1.2" });
      return Array.isArray(found) ? found : [];
    } catch (error) {
      // The parser calls itself for what stands inside something else.
      if (error instanceof RangeError) return this.refuse(TOO_DEEP);
      throw error;
    }
  }

  private refuse(reason: string): never {
    throw new CaseError(this.file, 1, reason);
  }

  /** Throws a CaseError if a document is not YAML. */
  check({ errors: [error] }: Document.Parsed): void {
    if (error === undefined) return;
    const line = this.lineAt(error.pos[0]);
    if (error.code === "RESOURCE_EXHAUSTION") throw new CaseError(this.file, line, TOO_DEEP);
    throw new CaseError(this.file, line, `not YAML: ${error.message}.${this.quotingHint(line)}`);
  }

  /** What a document calls itself, even one that cannot be read; "" if it does not say. */
  nameOf({ contents }: Document.Parsed): string {
    const name = isMap(contents) ? contents.get("name") : undefined;
    return typeof name === "string" ? name : "";
  }

  lineAt(offset: number): number {
    return this.lines.linePos(offset).line;
  }

  /** What commonly breaks YAML in a case: `Mech #2` and `Command: Attack` outside quotes. */
  private quotingHint(line: number): string {
    const text = this.text.split("\n")[line - 1] ?? "";
    if (/\s#\d/.test(text)) return " In YAML a # after a space begins a comment: put the name or the action in quotes.";
    if (/:\s.*:\s/.test(text)) return " A text that holds a colon and a space needs quotes.";
    return "";
  }
}

/** A node with the document that it is of: knows its line, and refuses with it. */
export class Part {
  constructor(
    readonly source: Source,
    readonly document: Document.Parsed,
    /** Null where YAML has nothing, such as the value of `name:`. */
    readonly node: Node | null,
    private readonly offset: number,
  ) {}

  static ofDocument(source: Source, document: Document.Parsed): Part {
    return new Part(source, document, document.contents, document.contents?.range?.[0] ?? 0);
  }

  get line(): number {
    return this.source.lineAt(this.offset);
  }

  refuse(reason: string, expected: readonly string[] = []): never {
    throw new CaseError(this.source.file, this.line, reason, expected);
  }

  /** The part for something within this one. */
  within(node: unknown): Part {
    const offset = (node as Node | null)?.range?.[0] ?? this.offset;
    const here = new Part(this.source, this.document, node as Node | null, offset);
    if (!isAlias(node)) return here;
    const meant = node.resolve(this.document);
    if (meant === undefined) return here.refuse(`"*${node.source}" refers to nothing: in YAML a text that begins with * needs quotes.`);
    return new Part(this.source, this.document, meant, offset);
  }

  isMap(): boolean {
    return isMap(this.node);
  }

  isList(): boolean {
    return isSeq(this.node);
  }

  /** Null, `~` or nothing at all. */
  isNothing(): boolean {
    return this.node === null || (isScalar(this.node) && this.node.value === null);
  }

  /** How it is written, for messages. */
  shown(): string {
    if (this.isNothing()) return "nothing";
    if (this.isMap()) return "a map";
    if (this.isList()) return "a list";
    return `"${this.scalarText()}"`;
  }

  /** The text of a scalar as it stands in the file, so that `465.10` stays what it is. Null for anything else. */
  scalarText(): string | null {
    const { node } = this;
    if (!isScalar(node) || node.value === null) return null;
    if (node.type !== Scalar.PLAIN) return String(node.value);
    return `${node.source ?? String(node.value)}${this.cutOffNumber(node)}`;
  }

  /** YAML takes the `#2` of an unquoted `Mech #2` for a comment; nobody begins a comment with a bare number. */
  private cutOffNumber(node: Scalar): string {
    const end = node.range?.[1];
    if (end === undefined) return "";
    const line = this.source.text.slice(end).split(/\r?\n/, 1)[0];
    return /^\s+#\d+(?=\s|$)/.test(line) ? line.trimEnd() : "";
  }

  /** Keys with their parts, in order. A key without a value in braces is most often a name with a comma. */
  entries(what: string): [key: string, keyPart: Part, value: Part][] {
    if (!isMap(this.node)) this.refuse(`${this.shown()} stands where ${what} is expected, in the form of a map {key: value}.`);
    const { items, flow } = this.node;
    this.checkLength(items.length, what);
    return items.map((pair: Pair, index): [string, Part, Part] => {
      const keyPart = this.within(pair.key);
      const key = keyPart.scalarText();
      if (key === null) return keyPart.refuse(`${keyPart.shown()} cannot be a key of ${what}.`);
      if (pair.value === null && flow) keyPart.refuse(nullKeyReason(key, items[index + 1]));
      return [key, keyPart, pair.value === null ? new Part(this.source, this.document, null, keyPart.offset) : this.within(pair.value)];
    });
  }

  items(what: string): Part[] {
    if (!isSeq(this.node)) this.refuse(`${this.shown()} stands where ${what} is expected, in the form of a list [..].`);
    this.checkLength(this.node.items.length, what);
    return this.node.items.map((item) => this.within(item));
  }

  private checkLength(length: number, what: string): void {
    if (length > LIMITS.entries) this.refuse(`${what} has ${length} entries; expected ${LIMITS.entries} at most.`);
  }

  /** Plain JavaScript values. */
  plain(): unknown {
    return this.node === null ? null : this.node.toJS(this.document);
  }
}

function nullKeyReason(key: string, next: Pair | undefined): string {
  const following = next !== undefined && isScalar(next.key) ? String(next.key.value) : null;
  const hint =
    following === null ? "" : ` If "${key}, ${following}" is one name, put it in quotes, because a comma within { } ends an entry.`;
  return `"${key}" has no value; expected "${key}: ...".${hint}`;
}
