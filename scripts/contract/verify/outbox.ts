import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** The verification code in the newest mail (`.eml`) or SMS (`.txt`) to an address, if there is one. */
export async function codeFromOutbox(folder: string, to: string): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith(`-${to}.eml`) || name.endsWith(`-${to}.txt`))
    .sort()
    .at(-1);
  if (newest === undefined) return undefined;
  const bytes = readFileSync(join(folder, newest));
  const mail = newest.endsWith('.eml')
    ? await PostalMime.parse(bytes)
    : { text: bytes.toString('utf8') };
  return /\b\d{6}\b/.exec(mail.text ?? '')?.[0];
}
