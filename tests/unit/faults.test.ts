import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { Caller, type Outcome } from '../faults/caller.ts';
import { recoverySeconds } from '../faults/campaign.ts';
import { chosenRuns } from '../faults/chosen-runs.ts';
import { CleanUp } from '../faults/clean-up.ts';
import { Relay } from '../faults/relay.ts';

const END = 10_000;

function tried(who: string, began: number, ended: number, status?: number): Outcome {
  return { who, what: '/call', began, ended, status };
}

it.each<[string, Outcome[], number]>([
  ['nothing failed', [tried('a', 9000, 9100, 200), tried('a', 11_000, 11_100, 200)], 1.1],
  [
    'a failure before the end of the fault',
    [tried('a', 9000, 9500, 503), tried('a', 10_200, 10_400, 200)],
    0.4,
  ],
  [
    'a failure after the end of the fault',
    [tried('b', 10_100, 12_000, 503), tried('b', 12_200, 12_300, 200)],
    2,
  ],
  [
    'a request from before the end that finished late',
    [tried('a', 9000, 14_000), tried('a', 14_200, 14_500, 200)],
    4.5,
  ],
  ['only later requests', [tried('c', 15_000, 19_000, 200)], 0],
])(
  'the recovery lasts until requests succeed and pending ones have finished: %s',
  (_, outcomes, seconds) => {
    expect(recoverySeconds(outcomes, END)).toBe(seconds);
  },
);

it('selects the requested faults in the environments that support them', () => {
  const names = (only?: string, on?: string) =>
    chosenRuns(only, on).map(({ fault, world }) => `${world} ${fault.name}`);
  expect(names('database-killed')).toEqual(['postgres database-killed']);
  expect(names('process-killed, none', 'embedded')).toEqual([
    'embedded none',
    'embedded process-killed',
  ]);
  expect(names().length).toBeGreaterThan(30);
  expect(() => names('fire')).toThrow('--only: there is no fault "fire"; --list names them.');
  expect(() => names(undefined, 'mysql')).toThrow(
    '--on must be embedded or postgres, not "mysql".',
  );
  expect(() => names('store-down', 'embedded')).toThrow(
    'has nothing to fail in the world embedded',
  );
});

describe('a relay that fails', () => {
  let server: Server;
  let relay: Relay;
  let heard: string;

  beforeEach(async () => {
    heard = '';
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        heard += bytes.toString();
        socket.write(`re ${bytes.toString()}`);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    relay = await Relay.open(() => port);
    return async () => {
      await relay.close();
      server.close();
    };
  });

  /** Sends a word and returns the response, or "closed" if the connection was closed. */
  async function say(word: string): Promise<string> {
    const socket = connect(relay.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(word);
    const got = await Promise.race([
      once(socket, 'data').then(([bytes]) => String(bytes)),
      once(socket, 'close').then(() => 'closed'),
    ]).catch(() => 'closed');
    socket.destroy();
    return got;
  }

  it('forwards data while open and nothing while down', async () => {
    expect(await say('a')).toBe('re a');
    relay.set('down');
    expect(await say('b')).toBe('closed');
    relay.set('open');
    expect(await say('c')).toBe('re c');
    expect(heard).toBe('ac');
  });

  it('forwards requests but no responses while losing responses', async () => {
    relay.set('losing responses');
    expect(await say('a')).toBe('closed');
    expect(heard).toBe('a');
  });

  it('delays data while silent until it is open again', async () => {
    relay.set('silent');
    const response = say('a');
    const [, first] = [await new Promise((resolve) => setImmediate(resolve)), heard];
    relay.set('open');
    expect([first, await response]).toEqual(['', 're a']);
  });
});

it('retries after a short Retry-After and accepts a long one as the response', async () => {
  const waits = ['0', '600'];
  const server = createHttpServer((_request, response) => {
    response.writeHead(429, { 'retry-after': waits.shift() });
    response.end(JSON.stringify({ code: 429, msg: 'Too many', data: null }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const caller = new Caller(`http://127.0.0.1:${port}`, 'somebody');
  expect(await caller.call('/codes')).toMatchObject({ status: 429, code: 429, repeated: true });
  expect(caller.outcomes.map(({ status }) => status)).toEqual([429, 429]);
  server.closeAllConnections();
  server.close();
});

describe('the cleanup of a fault', () => {
  it('runs the latest action first', async () => {
    const done: string[] = [];
    const cleanUp = new CleanUp();
    cleanUp.add(() => done.push('first'));
    await cleanUp.open(Promise.resolve('second'), (started) => done.push(started));
    await cleanUp.run();
    expect(done).toEqual(['second', 'first']);
  });

  it('includes actions that are still starting', async () => {
    const done: string[] = [];
    const cleanUp = new CleanUp();
    let start: (started: string) => void = () => undefined;
    const starting = new Promise<string>((resolve) => {
      start = resolve;
    });
    const opened = cleanUp.open(starting, (started) => done.push(started));
    const ran = cleanUp.run();
    start('late');
    await ran;
    await opened;
    cleanUp.add(() => done.push('later still'));
    expect(done).toEqual(['late', 'later still']);
  });
});
