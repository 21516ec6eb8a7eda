export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly title: string;
}
export function renderMarkdown(
  text: string,
  link?: (to: string) => string | null,
): { readonly html: string; readonly headings: readonly Heading[] };
