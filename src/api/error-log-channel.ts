import { SITE_PATH } from '@/lib/site-address';
import { checked, client } from './client';
import type { ErrorLogEntry } from './error-log';
import { startErrorLogSender, type ErrorLogChannel } from './error-log-sender';
import { ErrorLogEnvelope, type ErrorLogBody } from './generated/model';
import { getSendErrorLogUrl } from './generated/error-log/error-log';

/** Maximum lengths of the contract. */
const TEXT = 2000;
const URL_LENGTH = 500;
const STACK = 4000;
/** Browsers limit `sendBeacon` to 64 KB. */
const BEACON_SIZE = 60_000;

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

/** Returns the newest entries that fit into a beacon. */
function beaconBody(entries: readonly ErrorLogEntry[]): Blob {
  for (let from = 0; ; from += 1) {
    const recent = entries.slice(from);
    const json = new Blob([JSON.stringify(bodyOf(recent))], { type: 'application/json' });
    if (json.size <= BEACON_SIZE || recent.length <= 1) return json;
  }
}

/** Sends the error log by the contract. A beacon carries no token; the operation requires none. */
export const errorLogChannel: ErrorLogChannel = {
  send: (entries) => {
    const options = { operationId: 'sendErrorLog', schema: ErrorLogEnvelope, background: true };
    return client.POST('/client/errorLog', { body: bodyOf(entries), ...checked(options) });
  },
  sendOnUnload: (entries) =>
    navigator.sendBeacon(SITE_PATH + getSendErrorLogUrl(), beaconBody(entries)),
};

/** Sends the error log of this page; see `startErrorLogSender`. */
export function startSendingErrorLog(): void {
  startErrorLogSender(errorLogChannel);
}
