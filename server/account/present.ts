import type { Schemas } from '../http/types.ts';
import type { files, notices, sessions } from '../database/schema.ts';
import { isNoticeEvent } from '../notices/events.ts';

/** A session as its user sees it; `current` is the token's hash of the request. */
export function userSession(
  { id, address, userAgent, ...row }: typeof sessions.$inferSelect,
  current: string,
): Schemas['UserSession'] {
  return {
    id,
    address,
    userAgent,
    current: row.tokenHash === current,
    createDate: row.createDate.toISOString(),
    lastDate: row.lastDate.toISOString(),
    expireDate: row.expiresAt.toISOString(),
  };
}

/** A file that the user has uploaded. */
export function ownFile({
  id,
  name,
  size,
  mime,
  createDate,
}: typeof files.$inferSelect): Schemas['MyData']['files'][number] {
  return { id, name, size, mime, createDate: createDate.toISOString() };
}

/** A notice to the user; none of another release. */
export function ownNotice({
  event,
  createDate,
}: typeof notices.$inferSelect): Schemas['MyData']['notices'] {
  return isNoticeEvent(event) ? [{ event, createDate: createDate.toISOString() }] : [];
}
