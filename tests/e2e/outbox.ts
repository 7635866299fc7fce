import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Data folders of this worker’s servers, by origin. */
const folders = new Map<string, string>();

/** Registers a server’s data folder for `codeSentTo`. */
export function registerDataFolder(origin: string, dataDir: string): void {
  folders.set(new URL(origin).origin, dataDir);
}

/** Returns the messages to an address, latest first. */
export async function messagesTo(origin: string, address: string): Promise<string[]> {
  const dataDir = folders.get(origin);
  if (dataDir === undefined) throw new Error(`${origin} is not a server of this worker`);
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

/** Returns the code in the latest message with one; notices may follow it. */
async function codeSentBy(origin: string, address: string): Promise<string> {
  let code: string | undefined;
  const find = async () => {
    const texts = await messagesTo(origin, address);
    const codes = texts.map((text) => /(?<!\d)\d{6}(?!\d)/.exec(text.replace(address, ''))?.[0]);
    code = codes.find((found) => found !== undefined);
    return code;
  };
  // Messages are sent asynchronously and may follow the response.
  await expect.poll(find, `a code for ${address}`).toBeDefined();
  return code ?? '';
}

/**
 * Returns the code in the latest message to an address.
 * @param page the page that requested it; its server sent the message
 */
export async function codeSentTo(page: Page, address: string): Promise<string> {
  return await codeSentBy(new URL(page.url()).origin, address);
}

/** Returns the path of the latest invitation to an address. */
export async function invitationSentTo(page: Page, address: string): Promise<string> {
  const { origin } = new URL(page.url());
  let path: string | undefined;
  const find = async () => {
    const texts = await messagesTo(origin, address);
    path = texts.map((text) => /#(\/login\?invitation=\S+)/.exec(text)?.[1]).find(Boolean);
    return path;
  };
  await expect.poll(find, `an invitation for ${address}`).toBeDefined();
  return path ?? '';
}

/** Verifies the contact of an account through the API, which protected actions require. */
export async function confirmAccount(origin: string, token: string, email: string): Promise<void> {
  const send = async (method: string, path: string, body: object) => {
    const headers = { token, 'content-type': 'application/json' };
    const sent = { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${origin}/api/sys/user/my/contact${path}`, sent);
    expect(await response.json()).toMatchObject({ code: 200 });
  };
  await send('POST', '/code', { email });
  await send('PUT', '', { email, emailCode: await codeSentBy(origin, email) });
}

/** Returns the origin of the tested server. */
export async function originOf(request: APIRequestContext): Promise<string> {
  return new URL((await request.get('/health/live')).url()).origin;
}
