import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNoticeSender } from '../../server/notices/notice-sender.ts';

const MAIL = { to: 'lin.yuan@example.com', subject: '重置密码的验证码', text: '验证码：402913\n' };
const received: string[] = [];
let smtp: SMTPServer;
let url: string;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    onAuth: ({ username, password }, _session, done) => {
      done(username === 'site' && password === 'p@ss' ? null : new Error('who?'), { user: 'site' });
    },
    onRcptTo: ({ address }, _session, done) => {
      done(address.startsWith('refused') ? new Error('no such box') : null);
    },
    onData: (stream, _session, done) => {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  url = `smtp://site:p%40ss@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
});
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

describe('mail through SMTP', () => {
  const from = 'Competition <no-reply@example.org>';

  it('arrives with sender, receiver, subject and text', async () => {
    const { mail } = openNoticeSender({ smtp: { url, from } }, 'never-written');
    await mail(MAIL);
    const parsed = await PostalMime.parse(received.at(-1) ?? '');
    expect(parsed.from).toMatchObject({ name: 'Competition', address: 'no-reply@example.org' });
    expect(parsed.to?.[0]?.address).toBe(MAIL.to);
    expect(parsed.subject).toBe(MAIL.subject);
    expect(parsed.text?.trim()).toBe('验证码：402913');
    const automatic = parsed.headers.find(({ key }) => key === 'auto-submitted');
    expect(automatic?.value).toBe('auto-generated');
  });

  it('pauses between two mails', async () => {
    const { mail } = openNoticeSender({ smtp: { url, from, pause: 700 } }, 'never-written');
    const began = performance.now();
    await Promise.all([mail(MAIL), mail(MAIL)]);
    expect(performance.now() - began).toBeGreaterThan(650);
  });

  it('rejects when the server refuses the recipient', async () => {
    const { mail } = openNoticeSender({ smtp: { url, from } }, 'never-written');
    await expect(mail({ ...MAIL, to: 'refused@example.org' })).rejects.toThrow('no such box');
  });

  it('rejects when the mail server does not respond', async () => {
    const { mail } = openNoticeSender(
      { smtp: { url: 'smtp://127.0.0.1:9', from } },
      'never-written',
    );
    await expect(mail(MAIL)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('SMS through a gateway', () => {
  const SMS = { to: '13700000009', text: '登录验证码：402913' };
  const taken: { authorization: string | undefined; body: unknown }[] = [];
  const gateway = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      taken.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
      const status = request.url === '/full' ? 503 : request.url === '/moved' ? 302 : 202;
      response.writeHead(status, { location: '/messages' }).end('for 13700000009');
    });
  });
  let address: string;
  beforeAll(async () => {
    await once(gateway.listen(0, '127.0.0.1'), 'listening');
    address = `http://127.0.0.1:${String((gateway.address() as AddressInfo).port)}`;
  });
  afterAll(() => new Promise((resolve) => gateway.close(resolve)));

  it('arrives with number and text, and authenticates with the token', async () => {
    const sms = { url: `${address}/messages`, token: 'secret' };
    await openNoticeSender({ sms }, 'never-written').sms(SMS);
    expect(taken).toEqual([{ authorization: 'Bearer secret', body: SMS }]);
  });

  it.each(['/full', '/moved'])(
    'rejects at %s without personal data, and follows no redirect',
    async (path) => {
      const before = taken.length;
      const failures: unknown[] = [];
      const sms = { url: address + path, token: undefined };
      const sender = openNoticeSender({ sms }, 'never-written', ({ error }) => {
        failures.push(error);
      });
      await expect(sender.sms(SMS)).rejects.toThrow();
      expect(taken).toHaveLength(before + 1);
      expect(String(failures[0])).not.toContain(SMS.to);
    },
  );

  it('rejects when the gateway does not respond', async () => {
    const sms = { url: 'http://127.0.0.1:9', token: undefined };
    await expect(openNoticeSender({ sms }, 'never-written').sms(SMS)).rejects.toThrow();
  });
});

describe('the outbox of a server without SMTP', () => {
  it('writes mails as standard files, and SMS as text', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox');
    const noticeSender = openNoticeSender({}, folder);
    await noticeSender.mail({ ...MAIL, to: '../../escape/er@example.com' });
    await noticeSender.sms({ to: '13700000009', text: '登录验证码：402913' });
    const [mail = '', sms = ''] = await readdir(folder);
    expect(mail).toMatch(/\.\._\.\._escape_er@example\.com\.eml$/);
    const parsed = await PostalMime.parse(await readFile(join(folder, mail)));
    expect(parsed).toMatchObject({ subject: MAIL.subject });
    expect(await readFile(join(folder, sms), 'utf8')).toBe('13700000009\n\n登录验证码：402913\n');
  });
});
