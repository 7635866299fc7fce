import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Secrets } from './secrets.ts';

/** Header that makes a creation idempotent. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

export interface TrialRequest {
  method: string;
  /** Path with its parameters filled in, without the query. */
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  body?: { contentType: string; payload: unknown };
}

export interface ReceivedResponse {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed JSON body; undefined if it is not JSON. */
  json: unknown;
}

const TIMEOUT_MS = 30_000;
/** Maximum number of retries after HTTP 429, and the longest accepted `Retry-After`. */
const RETRIES = 2;
const MAX_WAIT_SECONDS = 60;

/** Returns the path of a file that a workflow uploads (`$file('…')`), relative to the workflows. */
function fileOf(value: unknown): string | undefined {
  return /^\$file\('(.+)'\)$/.exec(String(value))?.[1];
}

function bodyOf({ contentType, payload }: NonNullable<TrialRequest['body']>, folder: string) {
  if (contentType === 'multipart/form-data') {
    const form = new FormData();
    for (const [name, value] of Object.entries(payload as object)) {
      const file = fileOf(value);
      const bytes = file === undefined ? undefined : readFileSync(join(folder, file));
      const part = bytes && new File([new Uint8Array(bytes)], basename(file ?? ''));
      form.append(name, part ?? String(value));
    }
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

function addressOf(server: string, { path, query }: TrialRequest): string {
  const search = new URLSearchParams(query).toString();
  return `${server}${path}${search === '' ? '' : `?${search}`}`;
}

async function sendOnce(
  server: string,
  request: TrialRequest,
  folder: string,
): Promise<ReceivedResponse> {
  const sent = request.body === undefined ? undefined : bodyOf(request.body, folder);
  const response = await fetch(addressOf(server, request), {
    method: request.method,
    headers: { ...request.headers, ...sent?.headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(sent === undefined ? {} : { body: sent.body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

/** Returns the network error of a request without a response. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/**
 * Sends a request and reads the whole response. Returns the network error (`ECONNREFUSED`) if there is none.
 * Waits and retries after 429 with a `Retry-After`.
 *
 * @param folder folder of the workflows, for the files that they upload
 */
export async function send(
  server: string,
  request: TrialRequest,
  folder: string,
): Promise<ReceivedResponse | string> {
  for (let tried = 0; ; tried += 1) {
    try {
      const response = await sendOnce(server, request, folder);
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      const again = response.status === 429 && tried < RETRIES && seconds <= MAX_WAIT_SECONDS;
      if (!again) return response;
      await wait(seconds * 1000);
    } catch (error) {
      return reasonOf(error);
    }
  }
}

/** Returns the `curl` command that repeats a request; secrets are shell variables. */
export function curlOf(server: string, request: TrialRequest, { hide }: Secrets): string {
  const quoted = (text: string) =>
    `'${hide(text.replaceAll("'", String.raw`'\''`), (name) => `'"$${name}"'`)}'`;
  const { contentType = '', payload } = request.body ?? {};
  const form = contentType === 'multipart/form-data';
  const fields = Object.entries(form ? (payload as object) : {});
  const text =
    contentType === 'application/json'
      ? JSON.stringify(payload)
      : new URLSearchParams(payload as Record<string, string> | undefined).toString();
  return [
    `curl -isS -X ${request.method} ${quoted(addressOf(server, request))}`,
    ...Object.entries(request.headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...fields.map(([name, value]) => {
      const file = fileOf(value);
      return `-F ${quoted(`${name}=${file === undefined ? String(value) : `@${file}`}`)}`;
    }),
    ...(request.body === undefined || form
      ? []
      : [`-H ${quoted(`content-type: ${contentType}`)}`, `--data ${quoted(text)}`]),
  ].join(' ');
}
