import { setTimeout as wait } from 'node:timers/promises';

/** Timeout of a request before a retry, in milliseconds. */
const TIMEOUT = 15_000;
/** Pause before a retry, like a user who presses the button again. */
const PAUSE = 200;
/** Total time after which a failing request is abandoned. */
const GIVE_UP = 120_000;
/** A refusal with a longer retry time is final: the user has reached a rate limit. */
const LONGEST_WAIT = 10_000;

/** One attempt of a request, as the caller saw it. */
export interface Outcome {
  who: string;
  what: string;
  began: number;
  ended: number;
  /** HTTP status; undefined without a response. */
  status: number | undefined;
}

export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
  /** HTTP status. */
  status: number;
  /** Whether an earlier attempt ended without a response, so that its effect is unknown. */
  repeated: boolean;
}

interface Sent {
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
  /** A file to upload instead of a body. */
  file?: { name: string; bytes: Uint8Array };
  headers?: Record<string, string>;
}

/** Returns whether an attempt failed because of the site, as is expected during a fault. */
export const failed = ({ status }: Outcome) => status === undefined || status >= 500;

/** Sends API requests of one user with retries, and records the result of each attempt. */
export class Caller {
  token = '';
  readonly outcomes: Outcome[] = [];
  private readonly address: string;
  private readonly who: string;

  constructor(address: string, who: string) {
    this.address = address;
    this.who = who;
  }

  /** Sends a request until the response is not a failure of the site. */
  async call(path: string, sent: Sent = {}): Promise<Envelope> {
    const { status, bytes, repeated } = await this.untilAnswered(path, sent);
    const envelope = JSON.parse(bytes.toString()) as Omit<Envelope, 'repeated' | 'status'>;
    return { ...envelope, status, repeated };
  }

  /** Sends a request once; undefined if the site failed. */
  async once(path: string, sent: Sent): Promise<Omit<Envelope, 'repeated'> | undefined> {
    const response = await this.attempt(path, sent);
    if (response === undefined) return undefined;
    return { ...(JSON.parse(response.bytes.toString()) as Envelope), status: response.status };
  }

  /** Downloads a complete file; undefined if there is none. */
  async download(id: string): Promise<Buffer | undefined> {
    const { status, bytes } = await this.untilAnswered(`/sys/file/download/${id}`, {});
    return status === 200 ? bytes : undefined;
  }

  private async untilAnswered(path: string, sent: Sent) {
    const until = Date.now() + GIVE_UP;
    for (let repeated = false; ; repeated = true) {
      const response = await this.attempt(path, sent);
      if (response !== undefined) return { ...response, repeated };
      if (Date.now() > until) throw new Error(`${this.who}: ${path} was never answered`);
      await wait(PAUSE);
    }
  }

  private async attempt(path: string, sent: Sent) {
    const began = Date.now();
    const note = (status: number | undefined) =>
      this.outcomes.push({
        who: this.who,
        what: path.replace(/[?].*/, ''),
        began,
        ended: Date.now(),
        status,
      });
    try {
      const response = await this.fetch(path, sent);
      // An incomplete response counts as none.
      const bytes = Buffer.from(await response.arrayBuffer());
      const { status } = response;
      note(status);
      const pause = 1000 * Number(response.headers.get('retry-after') ?? 1);
      if (status === 429 && pause <= LONGEST_WAIT) {
        await wait(pause);
        return undefined;
      }
      return status >= 500 ? undefined : { status, bytes };
    } catch {
      note(undefined);
      return undefined;
    }
  }

  private fetch(path: string, { body, file, headers, method }: Sent): Promise<Response> {
    const form = file && new FormData();
    if (file) form?.append('file', new Blob([Uint8Array.from(file.bytes)]), file.name);
    const text = body && JSON.stringify(body);
    return fetch(`${this.address}/api${path}`, {
      method: method ?? (form === undefined && body === undefined ? 'GET' : 'POST'),
      headers: {
        'accept-language': 'en-US',
        ...(this.token !== '' && { token: this.token }),
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(form && { body: form }),
      ...(text !== undefined && { body: text }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
  }
}
