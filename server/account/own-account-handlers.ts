import { and, eq, exists, like, or } from 'drizzle-orm';
import { businessRule, sessionExpired } from '../base/failure.ts';
import type { Session } from '../http/types.ts';
import { files, users } from '../database/schema.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { systemUser } from '../identity/system-user/queries.ts';
import { checkName } from '../identity/system-user/system-user-writes.ts';

/** The account of the current user, as the account settings show it. */
export function ownAccountHandlers({
  db,
  now,
}: Services): HandlersOf<'getMySystemUser' | 'updateMySystemUser'> {
  /** Refuses a picture of somebody else: its use here would keep it from being removed. */
  async function checkPicture(id: string, { userId }: Session): Promise<void> {
    const stored = exists(
      db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.avatarFileId, id))),
    );
    const own = and(
      eq(files.id, id),
      like(files.mime, 'image/%'),
      or(eq(files.ownerId, userId), stored),
    );
    if ((await db.$count(files, own)) === 0) throw businessRule('avatarInvalid');
  }

  return {
    getMySystemUser: async ({ session: { userId }, language }) => {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      if (row === undefined) throw sessionExpired();
      return await systemUser(db, row, language);
    },

    updateMySystemUser: async ({ body, session, language }) => {
      const { userId } = session;
      const { firstName, lastName, chineseName, avatarFileId } = body;
      checkName(body);
      if (typeof avatarFileId === 'string') await checkPicture(avatarFileId, session);
      const picture = avatarFileId === undefined ? {} : { avatarFileId };
      const stamp = { updateDate: now(), updateBy: userId };
      const [row] = await db
        .update(users)
        .set({ firstName, lastName, chineseName, ...picture, ...stamp })
        .where(eq(users.id, userId))
        .returning();
      if (row === undefined) throw sessionExpired();
      return await systemUser(db, row, language);
    },
  };
}
