import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Data folders of the servers that this worker's tests look at, by origin. */
const folders = new Map<string, string>();

/** Lets `codeSentTo` find what a server sends. */
export function noteDataFolder(origin: string, dataDir: string): void {
  folders.set(new URL(origin).origin, dataDir);
}

/** The messages to an address, as their receiver would read them, the newest first. */
async function messagesTo(page: Page, address: string): Promise<string[]> {
  const { origin } = new URL(page.url());
  const dataDir = folders.get(origin);
  if (dataDir === undefined) throw new Error(`${origin} is no server of this worker`);
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const own = names.filter((file) => file.includes(`-${address}.`)).toSorted();
  return await Promise.all(
    own.toReversed().map(async (name) => {
      const bytes = await readFile(join(outbox, name));
      return name.endsWith('.eml')
        ? ((await PostalMime.parse(bytes)).text ?? '')
        : bytes.toString();
    }),
  );
}

/**
 * The code in the newest message to an address that holds one: notices come beside it.
 * @param page which asked for it; its server sent the message
 */
export async function codeSentTo(page: Page, address: string): Promise<string> {
  let code: string | undefined;
  const find = async () => {
    const texts = await messagesTo(page, address);
    const codes = texts.map((text) => /(?<!\d)\d{6}(?!\d)/.exec(text.replace(address, ''))?.[0]);
    code = codes.find((found) => found !== undefined);
    return code;
  };
  // Nobody waits for the mail server: the message may come after the answer.
  await expect.poll(find, `a code for ${address}`).toBeDefined();
  return code ?? '';
}
