import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below the range that systems assign to outgoing connections. */
const [FIRST, COUNT] = [20_000, 12_000];

/** Finds a TCP port of 127.0.0.1 without a listener. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
