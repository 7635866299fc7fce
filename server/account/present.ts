import type { Schemas } from '../http/types.ts';
import type { files, notices, sessions } from '../database/schema.ts';
import { isNoticeEvent } from '../notices/events.ts';

/** Converts a session for its user; `current` is the hash of the request's token. */
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

export function ownFile({
  id,
  name,
  size,
  mime,
  createDate,
}: typeof files.$inferSelect): Schemas['MyData']['files'][number] {
  return { id, name, size, mime, createDate: createDate.toISOString() };
}

/** Converts a notice; returns an empty list for an event that this release doesn't define. */
export function ownNotice({
  event,
  createDate,
}: typeof notices.$inferSelect): Schemas['MyData']['notices'] {
  return isNoticeEvent(event) ? [{ event, createDate: createDate.toISOString() }] : [];
}
