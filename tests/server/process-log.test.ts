import { expect, it, vi } from 'vitest';
import { chosenFormat, reportCrash } from '../../server/base/process-log.ts';
import { newDataDir, spawnServer, stopServer } from './support/server-process.ts';
import { emptyDataDir } from './support/templates.ts';

const PHONE = '13912345678';

/** Makes a server throw an uncaught error outside any request. */
const CRASHES = `--import=data:text/javascript,process.on('SIGUSR2',()=>{throw(new(TypeError)('bad%20139'+'12345678'))})`;

/** The lines of standard output as log records; fails for other output. */
const lines = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const EVERY_LINE = {
  time: expect.any(Number) as number,
  pid: expect.any(Number) as number,
  hostname: expect.any(String) as string,
};

it.each([
  ['json', true, 'json'],
  ['text', false, 'text'],
  [undefined, true, 'text'],
  [undefined, false, 'json'],
  ['', false, 'json'],
  ['xml', true, 'text'],
])('with LOG_FORMAT=%s and a terminal (%s) uses the format %s', (set, isTerminal, format) => {
  expect(chosenFormat(set, isTerminal)).toBe(format);
});

it.each([
  // Empty counts as unset.
  [{ PORT: 'http', LOG_FORMAT: '' }, 'PORT="http": must be a whole number from 0 to 65535.'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT="xml": must be text or json.'],
])('reports an invalid environment as a JSON log line: %o', async (variables, msg) => {
  const server = spawnServer({ DATA_DIR: await newDataDir(), ...variables });
  expect(await server.ended).toBe(78);
  expect(server.errors()).toBe('');
  expect(lines(server.output())).toMatchObject([{ ...EVERY_LINE, level: 60, msg }]);
});

it('masks nothing in the reason of a refused start, which an operator must read', async () => {
  const server = spawnServer({
    DATA_DIR: await newDataDir(),
    SMTP_URL: 'mail',
    LOG_FORMAT: 'json',
  });
  expect(await server.ended).toBe(78);
  expect(server.output()).toContain('must look like smtps://user:password@host:465.');
  expect(server.output()).not.toContain('…');
});

it('reports its address as a log line, and stops without another one', async () => {
  const DATA_DIR = await emptyDataDir();
  const server = spawnServer({ DATA_DIR, LOG_FORMAT: 'json', LOG_LEVEL: 'fatal' });
  const address = await server.listening;
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
  expect(await stopServer(server)).toBe(0);
  expect(lines(server.output())).toMatchObject([
    {
      ...EVERY_LINE,
      level: 30,
      address,
      processes: 1,
      database: 'embedded',
      files: 'folder',
      msg: expect.stringMatching(`^Listening on ${address} after [0-9.]+ s$`) as string,
    },
  ]);
});

it('reports a crash as a log line without the error’s values', async () => {
  const variables = { NODE_OPTIONS: CRASHES, LOG_FORMAT: 'json', LOG_LEVEL: 'fatal' };
  const server = spawnServer({ DATA_DIR: await emptyDataDir(), ...variables });
  await server.listening;
  server.child.kill('SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(server.output() + server.errors()).not.toContain(PHONE);
  const stack = expect.stringContaining('at ') as string;
  expect(lines(server.output()).at(-1)).toMatchObject({
    ...EVERY_LINE,
    level: 60,
    msg: 'the server crashed',
    err: { type: 'TypeError', message: 'bad …', stack },
  });
});

it('reports a crash at a terminal in plain text with the stack', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reportCrash(new TypeError(`bad ${PHONE}`, { cause: new RangeError(PHONE) }));
  const text: unknown = written.mock.calls[0]?.[0];
  written.mockRestore();
  expect(text).toMatch(/^The server crashed: bad …: …\nTypeError\n\s+at [^]+\nRangeError\n\s+at /);
  expect(text).not.toContain(PHONE);
});
