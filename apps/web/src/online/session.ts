/** Who one is to the server: a token that it gave, kept in this browser. */
const KEY = "rulebound.session";

/** Another guest's, for as long as this page watches as one; undefined: it does not. */
let stranger: string | null | undefined;

export const sessionToken = (): string | null => (stranger === undefined ? localStorage.getItem(KEY) : stranger);

/** From now on this page is nobody who is known; returns what ends that. */
export function watchAsStranger(): () => void {
  stranger = null;
  return () => {
    stranger = undefined;
  };
}

export function keepSession(token: string | null): void {
  if (stranger !== undefined) stranger = token;
  else if (token === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, token);
}
