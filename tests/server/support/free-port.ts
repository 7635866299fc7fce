import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below those that systems give to connections, one of which could be faster than who asked. */
const [FIRST, COUNT] = [20_000, 12_000];

/** A TCP port of 127.0.0.1 that nobody listens on at the moment. */
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
