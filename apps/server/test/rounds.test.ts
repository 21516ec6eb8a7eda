import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { Rounds } from "../src/gateway/rounds.ts";

const newClient = () => ({ isInRound: false });

/** Adds so many at once; what was obeyed is told in its order. */
function crowd(rounds: Rounds, count: number): number[] {
  const obeyed: number[] = [];
  for (let i = 0; i < count; i++) rounds.add(() => obeyed.push(i), newClient());
  return obeyed;
}

it("obeys an answer at once where few come", () => {
  expect(crowd(new Rounds(), 3)).toEqual([0, 1, 2]);
});

it("lets answers wait for one another where many come, and obeys all of them in order", async () => {
  const rounds = new Rounds();
  const obeyed = crowd(rounds, 30);
  expect(obeyed.length).toBeLessThan(6);
  await wait(30);
  expect(obeyed).toEqual(Array.from({ length: 30 }, (_, i) => i));
  rounds.stop();
});

it("obeys what a client said before anything else is heard of it", () => {
  const rounds = new Rounds();
  const obeyed = crowd(rounds, 30);
  const client = newClient();
  rounds.add(() => obeyed.push(30), client);
  rounds.before(newClient()); // somebody who waits for nothing
  expect(client.isInRound).toBe(true);
  expect(obeyed.length).toBeLessThan(6);
  rounds.before(client);
  expect(client.isInRound).toBe(false);
  expect(obeyed.at(-1)).toBe(30);
  rounds.stop();
});

it("loses nothing of a round in which one fails", () => {
  const rounds = new Rounds();
  const obeyed = crowd(rounds, 10);
  rounds.add(() => {
    throw new Error("a defect");
  });
  rounds.add(() => obeyed.push(10));
  expect(() => rounds.stop()).toThrow("a defect");
  rounds.stop();
  expect(obeyed.at(-1)).toBe(10);
});

it("is quiet again when the crowd has gone", async () => {
  const rounds = new Rounds();
  crowd(rounds, 30);
  await wait(60);
  expect(crowd(rounds, 1)).toEqual([0]);
});
