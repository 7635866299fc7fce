import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The header with which a creation may be sent again. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** A request as it goes out. */
export interface Call {
  method: string;
  /** Path of the operation with its parameters filled in, without the query. */
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  body?: { contentType: string; payload: unknown };
}

/** What came back. */
export interface ReceivedResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined where it is none. */
  json: unknown;
}

const TIMEOUT_MS = 30_000;
/** A server that asks to wait is asked again, so often and at most so long. */
const RETRIES = 2;
const MAX_WAIT_SECONDS = 60;

function formValue(value: unknown, folder: string): Blob | string {
  const file = /^\$file\('(.+)'\)$/.exec(String(value))?.[1];
  if (file === undefined) return String(value);
  return new File([new Uint8Array(readFileSync(join(folder, file)))], basename(file));
}

function bodyOf({ contentType, payload }: NonNullable<Call['body']>, folder: string) {
  if (contentType === 'multipart/form-data') {
    const form = new FormData();
    for (const [name, value] of Object.entries(payload as object))
      form.append(name, formValue(value, folder));
    return { body: form, headers: {} };
  }
  const headers = { 'content-type': contentType };
  if (contentType === 'application/x-www-form-urlencoded')
    return { body: new URLSearchParams(payload as Record<string, string>), headers };
  return { body: JSON.stringify(payload), headers };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function sendOnce(server: string, call: Call, folder: string): Promise<ReceivedResponse> {
  const query = new URLSearchParams(call.query).toString();
  const sent = call.body === undefined ? undefined : bodyOf(call.body, folder);
  const response = await fetch(`${server}${call.path}${query === '' ? '' : `?${query}`}`, {
    method: call.method,
    headers: { ...call.headers, ...sent?.headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(sent === undefined ? {} : { body: sent.body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

/** Why a request got no response, in a word of the network. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/**
 * Sends a request and reads the whole response; answers the reason (`ECONNREFUSED`) where none came.
 * Waits and asks again where the server answers 429 with a `Retry-After`.
 *
 * @param folder where the files lie that the workflows upload
 */
export async function send(
  server: string,
  call: Call,
  folder: string,
): Promise<ReceivedResponse | string> {
  for (let tried = 0; ; tried += 1) {
    try {
      const response = await sendOnce(server, call, folder);
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      const again = response.status === 429 && tried < RETRIES && seconds <= MAX_WAIT_SECONDS;
      if (!again) return response;
      await wait(seconds * 1000);
    } catch (error) {
      return reasonOf(error);
    }
  }
}
