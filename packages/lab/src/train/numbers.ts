import { fromBase64, PART_NAMES, type Parameters, toBase64 } from "@rulebound/bots";

/** All parameters of a network as they are, in base 64. */
export type Numbers = Readonly<Record<string, string>>;

export const keptNumbers = (parameters: Parameters): Numbers =>
  Object.fromEntries(PART_NAMES.map((name) => [name, toBase64([new Uint8Array(parameters[name].buffer)])]));

export function restoreNumbers(parameters: Parameters, numbers: Numbers): void {
  for (const name of PART_NAMES) {
    const values = new Float32Array(fromBase64(numbers[name]).buffer);
    if (values.length !== parameters[name].length)
      throw new Error("this training was begun with other cards or another network: begin anew, in another folder");
    parameters[name].set(values);
  }
}
