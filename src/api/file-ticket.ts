import { checked, client, contentOf } from './client';
import { ApiFailure } from './failure';
import type { FileAccess } from './file-url';
import { FileTicketEnvelope } from './generated/model';
import { requestContext } from './request-context';

/** A pass of one session. */
interface CachedAccess {
  access: FileAccess;
  /** The token of the session that it was made for. */
  of: string;
  /** By this browser's clock: from then on, addresses get the next one. */
  until: number;
}

/** How a server answers a call that it doesn't know. */
const UNKNOWN_CALL = [404, 405, 501];
/** The share of its time in which a ticket is put into addresses: what they load needs the rest. */
const USED = 0.8;

let cached: CachedAccess | undefined;
let asked: { of: string; response: Promise<FileAccess> } | undefined;

/** The pass that new addresses get now; undefined where one has to be asked for. */
export function cachedFileAccess(): FileAccess | undefined {
  if (cached?.of !== requestContext().token()) cached = undefined;
  return cached !== undefined && Date.now() < cached.until ? cached.access : undefined;
}

async function ask(token: string): Promise<FileAccess> {
  const cache = (access: FileAccess, until: number) => {
    if (requestContext().token() === token) cached = { access, of: token, until };
    return access;
  };
  try {
    // In the background: the page's other requests report an expired session.
    const options = {
      operationId: 'createFileTicket',
      schema: FileTicketEnvelope,
      background: true,
    };
    const sent = client.POST('/client/file/ticket', checked(options));
    const { ticket, expiresIn } = await contentOf(sent);
    return cache({ ticket }, Date.now() + expiresIn * 1000 * USED);
  } catch (error) {
    if (!(error instanceof ApiFailure && UNKNOWN_CALL.includes(error.code))) throw error;
    // A server without tickets takes the token (spec section 7, Files).
    return cache({ token }, Infinity);
  }
}

/**
 * A pass for addresses of private files, one for all of them as long as it lasts; undefined where
 * nobody is logged in.
 * @param refused a pass that opened nothing any more: another one is asked for
 * @throws as the call fails
 */
export async function fileAccess(refused?: FileAccess): Promise<FileAccess | undefined> {
  const token = requestContext().token();
  if (token === undefined) return undefined;
  const usable = cachedFileAccess();
  if (usable !== undefined && (usable !== refused || 'token' in usable)) return usable;
  if (asked?.of === token) return asked.response;
  const response = ask(token).finally(() => {
    if (asked?.response === response) asked = undefined;
  });
  asked = { of: token, response };
  return response;
}
