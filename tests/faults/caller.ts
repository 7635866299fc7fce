import { setTimeout as wait } from 'node:timers/promises';

/** A call that got no answer so long is given up, and sent again. */
const TIMEOUT = 15_000;
/** Pause before a call is sent again, as whoever presses the button again makes. */
const PAUSE = 200;
/** So long after its first try a call that never worked is given up for good. */
const GIVE_UP = 120_000;
/** A refusal that asks to wait longer is taken for the answer: pressing again and again has used a limit up. */
const LONGEST_WAIT = 10_000;

/** One try of a call, as the caller saw it. */
export interface Outcome {
  who: string;
  what: string;
  began: number;
  ended: number;
  /** HTTP status; undefined: no response. */
  status: number | undefined;
}

export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
  /** HTTP status. */
  status: number;
  /** Whether an earlier try of this call got no answer that says whether it was done. */
  repeated: boolean;
}

interface Sent {
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
  /** A file to upload, in place of a body. */
  file?: { name: string; bytes: Uint8Array };
  headers?: Record<string, string>;
}

/** Whether a try failed for a reason of the site's own: what a fault may do, for as long as it lasts. */
export const failed = ({ status }: Outcome) => status === undefined || status >= 500;

/** Calls the API for one person, again until it is answered, and notes what each try came to. */
export class Caller {
  token = '';
  readonly outcomes: Outcome[] = [];
  private readonly address: string;
  private readonly who: string;

  constructor(address: string, who: string) {
    this.address = address;
    this.who = who;
  }

  /** Sends a call until something answers it that isn't a failure of the site. */
  async call(path: string, sent: Sent = {}): Promise<Envelope> {
    const { status, bytes, repeated } = await this.untilAnswered(path, sent);
    const envelope = JSON.parse(bytes.toString()) as Omit<Envelope, 'repeated' | 'status'>;
    return { ...envelope, status, repeated };
  }

  /** Sends a call one time; undefined where the site failed. */
  async once(path: string, sent: Sent): Promise<Omit<Envelope, 'repeated'> | undefined> {
    const response = await this.attempt(path, sent);
    if (response === undefined) return undefined;
    return { ...(JSON.parse(response.bytes.toString()) as Envelope), status: response.status };
  }

  /** The bytes of a file, once they are whole; undefined where there is none. */
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
      // An answer that breaks off is none.
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
