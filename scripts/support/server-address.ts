import type { ChildProcess } from 'node:child_process';

/**
 * Resolves with the address that a server process prints when it listens. Rejects with the process's output
 * if the process ends earlier. Callers can read later output from the streams.
 */
export function serverAddress(child: ChildProcess): Promise<string> {
  const streams = [child.stdout, child.stderr];
  return new Promise((resolve, reject) => {
    let written = '';
    const read = (chunk: Buffer | string) => {
      written += chunk.toString();
      const address = /Listening on (http:\/\/\S+)\s/.exec(written)?.[1];
      if (address === undefined) return;
      // Stop collecting the log once the address is known.
      for (const stream of streams) stream?.off('data', read).resume();
      resolve(address);
    };
    for (const stream of streams) stream?.on('data', read);
    child.once('close', () =>
      reject(new Error(`The server ended before it listened:\n${written}`)),
    );
  });
}
