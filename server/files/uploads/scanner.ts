import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** Whether the file at a path is free of what a scanner knows. Rejects where the scanner can't say. */
export type Scanner = (path: string) => Promise<boolean>;

/** For handlers that store uploads. */
export interface WithScanner {
  /** Examines uploads before they are stored; absent: nothing does. */
  scan?: Scanner | undefined;
}

/** What clamd takes at once; each piece is preceded by its length. */
const PIECE = 64 * 1024;
const SILENCE_MILLISECONDS = 60_000;
const MAX_RESPONSE_LENGTH = 1000;

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain');
}

async function sendFile(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  const pieces = createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>;
  for await (const piece of pieces) {
    await write(socket, lengthOf(piece));
    await write(socket, piece);
  }
  await write(socket, Buffer.alloc(4));
}

async function responseOf(socket: Socket): Promise<string> {
  let response = '';
  for await (const piece of socket as AsyncIterable<Buffer>) {
    response += piece.toString('latin1');
    if (response.includes('\0') || response.length > MAX_RESPONSE_LENGTH) break;
  }
  return response.replace(/\0[\s\S]*$/, '').trim();
}

/**
 * A scanner that asks clamd (ClamAV) by its `INSTREAM` command: the bytes go over the connection, so
 * that it may run on another machine.
 */
export function clamdScanner({ host, port }: { host: string; port: number }): Scanner {
  return async (path) => {
    const socket = connect({ host, port, timeout: SILENCE_MILLISECONDS });
    socket.on('timeout', () => socket.destroy(new Error('the scanner does not answer')));
    try {
      await once(socket, 'connect');
      // The response may come before all is sent: what is too long for the scanner is not read whole.
      const [response] = await Promise.all([
        responseOf(socket),
        sendFile(socket, path).catch((error: unknown) => {
          if (!socket.readableEnded) throw error;
        }),
      ]);
      if (/^stream: OK$/.test(response)) return true;
      if (/ FOUND$/.test(response)) return false;
      throw new Error(`the scanner answered ${JSON.stringify(response.slice(0, 100))}`);
    } finally {
      socket.destroy();
    }
  };
}
