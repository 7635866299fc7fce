import { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

/** What a thread of its own does: derives one tag after the other. */
parentPort?.on('message', (parameters: Argon2Parameters) => {
  parentPort?.postMessage({ output: argon2Sync('argon2id', parameters) });
});
