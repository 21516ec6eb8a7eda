/** Made by tools/cards-of-cases.ts: for each card that is named, pairs of a file's number and the line of a case's name. */
declare module "virtual:cards-of-cases" {
  const index: { readonly files: readonly string[]; readonly named: Readonly<Record<string, readonly number[]>> };
  export default index;
}
