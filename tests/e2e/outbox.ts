import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Data folders of the servers that this worker's tests look at, by origin. */
const folders = new Map<string, string>();

/** Lets `codeSentTo` find what a server sends. */
export function noteDataFolder(origin: string, dataDir: string): void {
  folders.set(new URL(origin).origin, dataDir);
}

/** The messages to an address, as their receiver would read them, the newest first. */
async function messagesTo(origin: string, address: string): Promise<string[]> {
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

/** The code in the newest message of a server to an address that holds one: notices come beside it. */
async function codeSentBy(origin: string, address: string): Promise<string> {
  let code: string | undefined;
  const find = async () => {
    const texts = await messagesTo(origin, address);
    const codes = texts.map((text) => /(?<!\d)\d{6}(?!\d)/.exec(text.replace(address, ''))?.[0]);
    code = codes.find((found) => found !== undefined);
    return code;
  };
  // Nobody waits for the mail server: the message may come after the response.
  await expect.poll(find, `a code for ${address}`).toBeDefined();
  return code ?? '';
}

/**
 * The code in the newest message to an address.
 * @param page which asked for it; its server sent the message
 */
export async function codeSentTo(page: Page, address: string): Promise<string> {
  return await codeSentBy(new URL(page.url()).origin, address);
}

/** The address below the site of the newest invitation to an address. */
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

/** Verifies the address of an account past the page: what takes something asks for such a verification. */
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

/** Scheme, host and port of the server that a test calls. */
export async function originOf(request: APIRequestContext): Promise<string> {
  return new URL((await request.get('/health/live')).url()).origin;
}
