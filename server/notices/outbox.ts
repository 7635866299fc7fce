import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { AUTOMATIC, type MailSender, type SmsSender } from './messages.ts';

/** Sender of outbox mails, which are never delivered. */
const FROM = 'Competition site <no-reply@localhost>';

let written = 0;

/** Writes a file whose name starts with the time; sanitizes the recipient in the name. */
async function put(folder: string, to: string, extension: string, bytes: Buffer): Promise<void> {
  written += 1;
  const time = new Date().toISOString().replaceAll(':', '-');
  const name = `${time}-${String(written).padStart(4, '0')}-${to.replace(/[^\w.@+-]/g, '_')}`;
  await mkdir(folder, { recursive: true });
  // Readable only by the server's user, because codes are secret.
  await writeFile(join(folder, `${name}.${extension}`), bytes, { mode: 0o600 });
}

/** Writes mails as `.eml` files, which mail programs can open. */
export function outboxMail(folder: string): MailSender {
  const transport = createTransport(
    { streamTransport: true, buffer: true },
    { from: FROM, headers: AUTOMATIC },
  );
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new Error('the transport returned no buffer');
    await put(folder, mail.to, 'eml', message);
  };
}

/** Writes SMS as `.txt` files: number, empty line, text. */
export function outboxSms(folder: string): SmsSender {
  return async ({ to, text }) => {
    await put(folder, to, 'txt', Buffer.from(`${to}\n\n${text}\n`));
  };
}
