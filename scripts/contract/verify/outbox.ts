import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** What the server writes for a mail and for an SMS. */
type Message = 'eml' | 'txt';

/** The verification code in the newest message to an address; undefined where there is none. */
export async function codeFromOutbox(
  folder: string,
  to: string,
  kind: Message,
): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith(`-${to}.${kind}`))
    .sort()
    .at(-1);
  if (newest === undefined) return undefined;
  const bytes = readFileSync(join(folder, newest));
  const mail = kind === 'eml' ? await PostalMime.parse(bytes) : { text: bytes.toString('utf8') };
  return /\b\d{6}\b/.exec(mail.text ?? '')?.[0];
}
