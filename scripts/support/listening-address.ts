import type { ChildProcess } from 'node:child_process';

/**
 * The address that a server's process writes once it listens. Rejects with what it wrote when it ends
 * before that. What it writes later is left to whoever reads it.
 */
export function listeningAddress(child: ChildProcess): Promise<string> {
  const streams = [child.stdout, child.stderr];
  return new Promise((resolve, reject) => {
    let written = '';
    const read = (chunk: Buffer | string) => {
      written += chunk.toString();
      const address = /Listening on (http:\/\/\S+)\s/.exec(written)?.[1];
      if (address === undefined) return;
      // Not again for each line of the log, which gets longer and longer.
      for (const stream of streams) stream?.off('data', read).resume();
      resolve(address);
    };
    for (const stream of streams) stream?.on('data', read);
    child.once('close', () =>
      reject(new Error(`The server ended before it listened:\n${written}`)),
    );
  });
}
