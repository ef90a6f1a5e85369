/**
 * The server in its own thread: Lighthouse keeps the main thread busy, and answers that wait would look like a slow host.
 * Posts { url } when the server listens, then { answer } for each answer.
 */
import { parentPort, workerData } from "node:worker_threads";
import { serve } from "./server.mjs";

const url = await serve(workerData.folder, (answer) => parentPort.postMessage({ answer }));
parentPort.postMessage({ url });
