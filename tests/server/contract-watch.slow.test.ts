import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from './support/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');

it('reports a response that violates its schema, ignores refusals, and deletes its record of the traffic', async () => {
  const server = createServer(({ url }, response) => {
    const right = { code: 1001, msg: '没有', version: '1.0.0' };
    const wrong = { code: 200, msg: '好', version: '1.0.0', data: { now: 12 } };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(url === '/api/client/time' ? wrong : right));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const port = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'watch-test-'));
  const script = join(ROOT, 'scripts/contract-watch.ts');
  const child = spawn(process.execPath, [script, '--target', target, '--port', port], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await expect.poll(() => output, { timeout: 60_000 }).toContain('Press Ctrl+C');
  for (const path of ['time', 'menu'])
    await (await fetch(`http://127.0.0.1:${port}/api/client/${path}`)).text();
  child.kill('SIGTERM');
  await once(child, 'close');
  server.close();
  expect(output).toMatch(/ERROR GET \/api\/client\/time \(200\) getTime/);
  expect(output).not.toContain('ERROR GET /api/client/menu');
  expect(readdirSync(folder)).toEqual([]);
}, 120_000);
