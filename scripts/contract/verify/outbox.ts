import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';

/** Maximum wait for a message, in milliseconds: a server may send it after its response. */
const TIMEOUT = 3000;

async function textOf(file: string): Promise<string> {
  const bytes = readFileSync(file);
  return file.endsWith('.eml') ? ((await PostalMime.parse(bytes)).text ?? '') : bytes.toString();
}

/** Returns the code in the newest message with a code; messages without one are skipped. */
async function newestCode(
  folder: string,
  to: string,
  used: readonly string[],
): Promise<string | undefined> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(`-${to}.eml`) || name.endsWith(`-${to}.txt`))
    .sort()
    .reverse();
  for (const name of names) {
    const code = /\b\d{6}\b/.exec(await textOf(join(folder, name)))?.[0];
    if (code !== undefined && !used.includes(code)) return code;
  }
  return undefined;
}

/**
 * Returns the verification code in the newest email (`.eml`) or SMS (`.txt`) to an address, if there is one.
 * @param used earlier codes, which are ignored
 */
export async function codeFromOutbox(
  folder: string,
  to: string,
  used: readonly string[] = [],
): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  for (const end = Date.now() + TIMEOUT; ;) {
    const code = await newestCode(folder, to, used);
    if (code !== undefined || Date.now() > end) return code;
    await wait(100);
  }
}
