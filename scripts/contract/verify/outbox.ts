import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** The verification code in the newest mail to an address; undefined where there is none. */
export async function codeFromOutbox(folder: string, to: string): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  const mails = readdirSync(folder).filter((name) => name.endsWith(`-${to}.eml`));
  const newest = mails.sort().at(-1);
  if (newest === undefined) return undefined;
  const mail = await PostalMime.parse(readFileSync(join(folder, newest)));
  return /\b\d{6}\b/.exec(mail.text ?? mail.html ?? '')?.[0];
}
