export function titleAt(text: string, line: number): string | null;
