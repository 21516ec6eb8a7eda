import { parentPort, workerData } from "node:worker_threads";
import { answerQuestion, Library, QuestionError, readAhead } from "@rulebound/cases/questions";

/** Questions are answered here, so that rooms need not wait for it. */
const port = parentPort;
if (port === null) throw new Error("this is the program of a worker thread");

const library = new Library((workerData as { readonly cases: string | null }).cases);
readAhead(library);

port.on("message", ({ name, input }: { readonly name: string; readonly input: unknown }) => {
  try {
    port.postMessage({ answer: answerQuestion(name, input, library) });
  } catch (error) {
    if (error instanceof QuestionError) port.postMessage({ problem: error.message, kind: error.kind });
    else port.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
});
