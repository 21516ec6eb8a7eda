export interface ProductionPackage {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}
export function productionPackages(root: string, workspaces: readonly string[]): ProductionPackage[];
export function licenceText(folder: string): string | null;
