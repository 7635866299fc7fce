import { expect, it } from 'vitest';
import { readEnvironment } from '../../server/environment.ts';
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

it('has none by itself with an address of the network, and warns of none', async () => {
  const { log, status } = await start({ HOST: '0.0.0.0' });
  expect(status).toBe(404);
  expect(log).not.toContain(WARNING);
});

it('is asked for by nothing but the own machine: not with the address that visitors know', () => {
  expect(readEnvironment({}).seedDemo).toBe(true);
  expect(readEnvironment({ HOST: '0.0.0.0' }).seedDemo).toBe(false);
  expect(readEnvironment({ PUBLIC_URL: 'https://competition.example.org' }).seedDemo).toBe(false);
});
