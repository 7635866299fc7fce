import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Data folders of the servers that this worker's tests look at, by origin. */
const folders = new Map<string, string>();

/** Lets `codeSentTo` find what a server sends. */
export function noteDataFolder(origin: string, dataDir: string): void {
  folders.set(new URL(origin).origin, dataDir);
}

async function newestMessage(page: Page, address: string): Promise<string | undefined> {
  const { origin } = new URL(page.url());
  const dataDir = folders.get(origin);
  if (dataDir === undefined) throw new Error(`${origin} is no server of this worker`);
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const name = names
    .filter((file) => file.includes(`-${address}.`))
    .toSorted()
    .at(-1);
  return name === undefined ? undefined : join(outbox, name);
}

/**
 * The code in the newest message to an address, as its receiver would read it.
 * @param page which asked for it; its server sent the message
 */
export async function codeSentTo(page: Page, address: string): Promise<string> {
  const file = await newestMessage(page, address);
  if (file === undefined) throw new Error(`nothing was sent to ${address}`);
  const bytes = await readFile(file);
  const text = file.endsWith('.eml') ? (await PostalMime.parse(bytes)).text : bytes.toString();
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text?.replace(address, '') ?? '')?.[0];
  if (code === undefined) throw new Error(`the message to ${address} holds no code`);
  return code;
}
