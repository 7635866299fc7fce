import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** Where a run's server writes down its outbox, for the tests. */
export function outboxNote(port: number): string {
  return join(tmpdir(), `site-e2e-outbox-${port}.txt`);
}

async function newest(address: string, port: number): Promise<string | undefined> {
  const note = outboxNote(port);
  const folder = await readFile(note, 'utf8');
  const names = await readdir(folder).catch(() => []);
  const name = names
    .filter((file) => file.includes(`-${address}.`))
    .toSorted()
    .at(-1);
  return name === undefined ? undefined : join(folder, name);
}

/**
 * The code in the newest message to an address, as its receiver would read it.
 * @param port of the server that sent it; the run's own where absent
 */
export async function codeSentTo(
  address: string,
  port = Number(process.env['E2E_PORT'] ?? 8097),
): Promise<string> {
  const file = await newest(address, port);
  if (file === undefined) throw new Error(`nothing was sent to ${address}`);
  const bytes = await readFile(file);
  const text = file.endsWith('.eml') ? (await PostalMime.parse(bytes)).text : bytes.toString();
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text?.replace(address, '') ?? '')?.[0];
  if (code === undefined) throw new Error(`the message to ${address} holds no code`);
  return code;
}
