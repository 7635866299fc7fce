import { SITE_PATH } from '@/lib/site-address';
import { checked, client } from './client';
import type { ErrorLogEntry } from './error-log';
import type { ErrorLogChannel } from './error-log-sender';
import { ErrorLogEnvelope, type ErrorLogBody } from './generated/model';
import { getSendErrorLogUrl } from './generated/error-log/error-log';

/** The contract's longest text, address and stack. */
const TEXT = 2000;
const URL_LENGTH = 500;
const STACK = 4000;
/** What browsers take over from a page that goes away is 64 KB at most. */
const LAST_WORDS = 60_000;

function bodyOf(entries: readonly ErrorLogEntry[]): ErrorLogBody {
  return {
    entries: entries.map(({ text, url, stack, ...entry }) => ({
      ...entry,
      text: text.slice(0, TEXT),
      url: url.slice(0, URL_LENGTH),
      ...(stack !== undefined && { stack: stack.slice(0, STACK) }),
    })),
  };
}

/** The newest entries that a browser still takes over. */
function lastWords(entries: readonly ErrorLogEntry[]): Blob {
  for (let from = 0; ; from += 1) {
    const recent = entries.slice(from);
    const json = new Blob([JSON.stringify(bodyOf(recent))], { type: 'application/json' });
    if (json.size <= LAST_WORDS || recent.length <= 1) return json;
  }
}

/** The contract's way out for the error log; a beacon carries no token, and none is needed. */
export const errorLogChannel: ErrorLogChannel = {
  send: (entries) => {
    const options = { operationId: 'sendErrorLog', schema: ErrorLogEnvelope, background: true };
    return client.POST('/client/errorLog', { body: bodyOf(entries), ...checked(options) });
  },
  leave: (entries) => navigator.sendBeacon(SITE_PATH + getSendErrorLogUrl(), lastWords(entries)),
};
