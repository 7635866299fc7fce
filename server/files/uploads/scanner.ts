import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** Scans the file at a path; resolves to false for malware, rejects if the scanner fails. */
export type Scanner = (path: string) => Promise<boolean>;

/** Dependency of handlers that store uploads. */
export interface WithScanner {
  /** Scans uploads before they are stored; absent without a scanner. */
  scan?: Scanner | undefined;
}

/** Maximum size of a chunk for clamd; each chunk is preceded by its length. */
const CHUNK_BYTES = 64 * 1024;
const SILENCE_MILLISECONDS = 60_000;
const MAX_RESPONSE_LENGTH = 1000;

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain');
}

async function sendFile(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  const chunks = createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>;
  for await (const chunk of chunks) {
    await write(socket, lengthOf(chunk));
    await write(socket, chunk);
  }
  await write(socket, Buffer.alloc(4));
}

async function responseOf(socket: Socket): Promise<string> {
  let response = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    response += chunk.toString('latin1');
    if (response.includes('\0') || response.length > MAX_RESPONSE_LENGTH) break;
  }
  return response.replace(/\0[\s\S]*$/, '').trim();
}

/**
 * Creates a scanner that streams files to clamd (ClamAV) with its `INSTREAM` command, so that clamd may run
 * on another machine.
 */
export function clamdScanner({ host, port }: { host: string; port: number }): Scanner {
  return async (path) => {
    const socket = connect({ host, port, timeout: SILENCE_MILLISECONDS });
    socket.on('timeout', () => socket.destroy(new Error('scanner timeout')));
    try {
      await once(socket, 'connect');
      // clamd responds before the whole file is sent if the file exceeds clamd's size limit.
      const [response] = await Promise.all([
        responseOf(socket),
        sendFile(socket, path).catch((error: unknown) => {
          if (!socket.readableEnded) throw error;
        }),
      ]);
      if (/^stream: OK$/.test(response)) return true;
      if (/ FOUND$/.test(response)) return false;
      throw new Error(
        `unexpected response of the scanner: ${JSON.stringify(response.slice(0, 100))}`,
      );
    } finally {
      socket.destroy();
    }
  };
}
