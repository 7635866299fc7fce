import { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

/** Worker thread that derives argon2id tags. */
parentPort?.on('message', (parameters: Argon2Parameters) => {
  parentPort?.postMessage({ output: argon2Sync('argon2id', parameters) });
});
