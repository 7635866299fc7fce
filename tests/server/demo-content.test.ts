import { expect, it } from 'vitest';
import { newDataDir, spawnServer, stopServer } from './support/server-process.ts';

const WARNING = 'demo accounts with public passwords';

/** Starts and stops a server; answers what it logged, and the status of a demo record. */
async function start(variables: Record<string, string>) {
  const server = spawnServer({ DATA_DIR: await newDataDir(), ...variables });
  const address = (await server.listening).replace('0.0.0.0', '127.0.0.1');
  const { status } = await fetch(`${address}/api/client/match/info`);
  expect(await stopServer(server)).toBe(0);
  return { log: server.output(), status };
}

it('has demo content by itself on the own machine, and warns of its passwords once', async () => {
  const { log, status } = await start({});
  expect(status).toBe(200);
  expect(log.split(WARNING)).toHaveLength(2);
});

it.each([
  ['an address of the network', { HOST: '0.0.0.0' }],
  ['the address that visitors know', { PUBLIC_URL: 'https://competition.example.org' }],
])('has none by itself with %s, and warns of none', async (_, variables) => {
  const { log, status } = await start(variables);
  expect(status).toBe(404);
  expect(log).not.toContain(WARNING);
});
