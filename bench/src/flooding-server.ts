// A model's server in a thread of its own that writes more than anybody asked for.
import { parentPort, workerData } from 'node:worker_threads';
import { startModelServer } from '@folio/engine/models/testing/model-server';

const { bytes } = workerData as { bytes: number };
const server = await startModelServer('openai-compatible', [{ kind: 'flood', bytes }]);
parentPort?.postMessage(server.baseUrl, []);
