import type { Schemas } from '../http/types.ts';
import type { sessions } from '../database/schema.ts';

/** A session as its user sees it; `current` is the one that asks. */
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
