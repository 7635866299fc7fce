import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clamdScanner } from '../../server/files/uploads/scanner.ts';
import { DOCUMENTS } from '../../openapi/upload-content.ts';
import { folderStore } from '../../server/store/folder-store.ts';
import { storeUpload } from '../../server/files/uploads/store-upload.ts';

const SIGNATURE = 'X5O-MALICIOUS';
const PDF = Buffer.from(`%PDF-1.7\n${'x'.repeat(300_000)}\n%%EOF`);

let folder: string;
let clamd: Server | undefined;

/** Parses a clamd stream (a command, chunks with their lengths, an end) and returns the file. */
function readStream(bytes: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  expect(bytes.subarray(0, command.length).toString('latin1')).toBe(command);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** Listens like clamd; `respond` receives the complete file. */
async function listen(respond: (file: Buffer, socket: Socket) => void): Promise<number> {
  clamd = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, piece]);
      const file = bytes.length < 10 ? undefined : readStream(bytes);
      if (file !== undefined) respond(file, socket);
    });
  });
  await new Promise<void>((resolve) => clamd?.listen(0, '127.0.0.1', resolve));
  return (clamd.address() as AddressInfo).port;
}

const scanning = (port: number) => clamdScanner({ host: '127.0.0.1', port });
const upload = (bytes: Buffer, port: number) =>
  storeUpload(
    {
      id: randomBytes(16).toString('hex'),
      owner: 'somebody',
      incoming: folder,
      store: folderStore({ files: folder }),
      scan: scanning(port),
    },
    { name: 'plan.pdf', bytes: Readable.from([bytes]) },
    DOCUMENTS,
  );
const reply = (file: Buffer, socket: Socket) =>
  socket.end(file.includes(SIGNATURE) ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scanner-'));
});
afterEach(async () => {
  await new Promise((resolve) => (clamd ? clamd.close(resolve) : resolve(undefined)));
  clamd = undefined;
  await rm(folder, { recursive: true });
});

it('stores a clean file after sending it to the scanner completely', async () => {
  let seen: Buffer | undefined;
  const port = await listen((file, socket) => {
    seen = file;
    reply(file, socket);
  });
  const stored = await upload(PDF, port);
  expect(seen?.equals(PDF)).toBe(true);
  expect(await readdir(folder)).toEqual([stored.id]);
});

it('refuses an infected file, and deletes it', async () => {
  const port = await listen(reply);
  const bytes = Buffer.concat([PDF, Buffer.from(SIGNATURE)]);
  await expect(upload(bytes, port)).rejects.toMatchObject({
    code: 1001,
    messageId: 'fileInfected',
  });
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  [
    'reports that it can’t scan',
    (_: Buffer, socket: Socket) => socket.end('stream: broken ERROR\0'),
  ],
  ['closes the connection', (_: Buffer, socket: Socket) => socket.destroy()],
])('refuses a file with an error when the scanner %s', async (_, response) => {
  const port = await listen(response);
  await expect(upload(PDF, port)).rejects.toMatchObject({ http: 503 });
  expect(await readdir(folder)).toEqual([]);
});

it('refuses a file with an error when no scanner is available', async () => {
  const port = await listen(reply);
  await new Promise((resolve) => clamd?.close(resolve));
  clamd = undefined;
  await expect(upload(PDF, port)).rejects.toMatchObject({ http: 503, retryAfter: 5 });
  await writeFile(join(folder, 'other'), 'x');
  expect(await readdir(folder)).toEqual(['other']);
});
