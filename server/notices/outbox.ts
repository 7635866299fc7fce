import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { AUTOMATIC, type MailSender, type SmsSender } from './messages.ts';

/** Sender of mails that nobody gets. */
const FROM = 'Competition site <no-reply@localhost>';

let written = 0;

/** Puts a file into the outbox: names sort by time, and no address can lead out of the folder. */
async function put(folder: string, to: string, ending: string, bytes: Buffer): Promise<void> {
  written += 1;
  const time = new Date().toISOString().replaceAll(':', '-');
  const name = `${time}-${String(written).padStart(4, '0')}-${to.replace(/[^\w.@+-]/g, '_')}`;
  await mkdir(folder, { recursive: true });
  // Codes are secrets for as long as they live: only the server's own user reads them.
  await writeFile(join(folder, `${name}.${ending}`), bytes, { mode: 0o600 });
}

/** Writes mails as `.eml` files, which any mail program opens. */
export function outboxMail(folder: string): MailSender {
  const transport = createTransport(
    { streamTransport: true, buffer: true },
    { from: FROM, headers: AUTOMATIC },
  );
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new Error('the transport gives no buffer');
    await put(folder, mail.to, 'eml', message);
  };
}

/** Writes SMS as `.txt` files: the number, an empty line, the text. */
export function outboxSms(folder: string): SmsSender {
  return async ({ to, text }) => {
    await put(folder, to, 'txt', Buffer.from(`${to}\n\n${text}\n`));
  };
}
