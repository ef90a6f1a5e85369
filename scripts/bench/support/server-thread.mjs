/**
 * The server in a thread of its own: Lighthouse keeps the main one busy, and an answer that waits for it would count
 * as a slow host. Says { url } when it listens, then { answer } for each answer.
 */
import { parentPort, workerData } from "node:worker_threads";
import { serve } from "./server.mjs";

const url = await serve(workerData.folder, (answer) => parentPort.postMessage({ answer }));
parentPort.postMessage({ url });
