/** Who one is to the server: a token that it gave, kept in this browser. */
const KEY = "rulebound.session";

export const sessionToken = (): string | null => localStorage.getItem(KEY);

export function keepSession(token: string | null): void {
  if (token === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, token);
}
