import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './support/free-port.ts';

const SCRIPT = join(import.meta.dirname, '../../server/boot/send-test-mail.ts');
let smtp: SMTPServer;
let port: number;

beforeAll(async () => {
  smtp = new SMTPServer({
    onAuth: ({ password }, _session, done) => {
      done(password === 'right' ? null : new Error('unknown user'), { user: 'site' });
    },
    onMailFrom: ({ address }, _session, done) => {
      done(address.startsWith('foreign') ? new Error('not your domain') : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      done(address.startsWith('nobody') ? new Error('no such box') : null);
    },
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => done());
    },
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  ({ port } = listener.address() as AddressInfo);
});
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

/** Runs the command; returns its exit code and output. */
async function run(url: string | undefined, from: string, to: string) {
  const env = { ...(url !== undefined && { SMTP_URL: url }), MAIL_FROM: from };
  const child = spawn(process.execPath, [SCRIPT, to], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: (await output).join('') };
}

const FROM = 'Site <site@example.org>';
const TO = 'admin@example.org';
const at = (password: string, options = '?tls.rejectUnauthorized=false') =>
  `smtp://site:${password}@127.0.0.1:${String(port)}${options}`;

it('sends a mail and prints the response of the mail server', async () => {
  const { code, output } = await run(at('right'), FROM, TO);
  expect(output).toContain(`accepted the mail from ${FROM} to ${TO}: 250`);
  expect(code).toBe(0);
});

it.each<[string, () => string | undefined, string, string, string]>([
  ['the outbox', () => undefined, FROM, TO, 'SMTP_URL is not set'],
  ['an unknown host', () => 'smtp://mail.invalid:25', FROM, TO, 'has no address'],
  ['TLS', () => at('right', ''), FROM, TO, 'TLS failed'],
  ['the login', () => at('wrong'), FROM, TO, 'refused user or password of SMTP_URL'],
  ['the sender', () => at('right'), 'foreign@example.net', TO, 'refused the sender MAIL_FROM'],
  ['the recipient', () => at('right'), FROM, 'nobody@example.org', 'refused the recipient'],
])('names the failed step: %s', async (_step, url, from, to, reason) => {
  const { code, output } = await run(url(), from, to);
  expect(output).toContain(reason);
  expect(output).not.toContain('right');
  expect(code).toBe(1);
});

it('names a port without a mail server', async () => {
  const closed = `smtp://127.0.0.1:${String(await freePort())}`;
  expect((await run(closed, FROM, TO)).output).toContain('no mail server listens on host and port');
});
