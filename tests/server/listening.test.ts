import { expect, it } from 'vitest';
import { spawnServer, stopServer } from './support/server-process.ts';
import { emptyDataDir } from './support/templates.ts';

it('listens on :: for IPv6 and IPv4, and reports an address that a browser can open', async () => {
  const server = spawnServer({ HOST: '::', DATA_DIR: await emptyDataDir() });
  const address = await server.listening;
  const { port } = new URL(address);
  for (const origin of [address, `http://[::1]:${port}`, `http://127.0.0.1:${port}`]) {
    const response = await fetch(`${origin}/health/live`);
    expect(response.status, origin).toBe(200);
  }
  expect(await stopServer(server)).toBe(0);
});
