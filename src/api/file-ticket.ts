import { checked, client, contentOf } from './client';
import { ApiFailure, NOT_OFFERED } from './failure';
import type { FileAccess } from './file-url';
import { FileTicketEnvelope } from './generated/model';
import { requestContext } from './request-context';

/** An access of one session. */
interface CachedAccess {
  access: FileAccess;
  of: string;
  /** Time until which new URLs use it, by this browser's clock. */
  until: number;
}

/** Share of a ticket's lifetime in which new URLs use it; the rest is for loading the files. */
const USED = 0.8;

let cached: CachedAccess | undefined;
let asked: { of: string; response: Promise<FileAccess> } | undefined;

/** Returns the cached access for new URLs, if it is valid. */
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
    // In the background: other requests of the page report an expired session.
    const options = {
      operationId: 'createFileTicket',
      schema: FileTicketEnvelope,
      background: true,
    };
    const sent = client.POST('/client/file/ticket', checked(options));
    const { ticket, expiresIn } = await contentOf(sent);
    return cache({ ticket }, Date.now() + expiresIn * 1000 * USED);
  } catch (error) {
    if (!(error instanceof ApiFailure && NOT_OFFERED.includes(error.code))) throw error;
    // Servers without tickets accept the token (spec section 7, Files).
    return cache({ token }, Infinity);
  }
}

/**
 * Returns the access for URLs of private files, shared by all files while it is valid; undefined
 * without a session.
 * @param refused an access that the server rejected; another one is requested
 * @throws ApiFailure if the request fails
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
