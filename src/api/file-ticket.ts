import { checked, client, contentOf } from './client';
import { ApiFailure, NOT_OFFERED } from './failure';
import type { FileAccess } from './file-url';
import { FileTicketEnvelope } from './generated/model';
import { requestContext } from './request-context';

/** The file access of one session. */
interface CachedAccess {
  access: FileAccess;
  token: string;
  /** Time until which new URLs use the access, by this browser's clock. */
  until: number;
}

/** Share of a ticket's lifetime in which new URLs use the ticket; the rest is for loading the files. */
const USABLE_SHARE = 0.8;

let cached: CachedAccess | undefined;
let pending: { token: string; response: Promise<FileAccess> } | undefined;

/** Returns the cached access for new URLs, if it is valid. */
export function cachedFileAccess(): FileAccess | undefined {
  if (cached?.token !== requestContext().token()) cached = undefined;
  return cached !== undefined && Date.now() < cached.until ? cached.access : undefined;
}

async function requestAccess(token: string): Promise<FileAccess> {
  const cache = (access: FileAccess, until: number) => {
    if (requestContext().token() === token) cached = { access, token, until };
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
    return cache({ ticket }, Date.now() + expiresIn * 1000 * USABLE_SHARE);
  } catch (error) {
    if (!(error instanceof ApiFailure && NOT_OFFERED.includes(error.code))) throw error;
    // Servers without tickets accept the token (spec section 7, Files).
    return cache({ token }, Infinity);
  }
}

/**
 * Returns the access for URLs of private files, shared by all files while it is valid; undefined
 * without a session.
 * @param refused access that the server rejected; a new one is requested
 * @throws ApiFailure if the request fails
 */
export async function fileAccess(refused?: FileAccess): Promise<FileAccess | undefined> {
  const token = requestContext().token();
  if (token === undefined) return undefined;
  const usable = cachedFileAccess();
  if (usable !== undefined && (usable !== refused || 'token' in usable)) return usable;
  if (pending?.token === token) return pending.response;
  const response = requestAccess(token).finally(() => {
    if (pending?.response === response) pending = undefined;
  });
  pending = { token, response };
  return response;
}
