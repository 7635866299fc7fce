import { and, eq, like } from 'drizzle-orm';
import { businessRule, sessionExpired } from '../contract/failure.ts';
import { files, users } from '../database/schema.ts';
import type { HandlersOf, Services } from './services.ts';
import { systemUser } from './system-user-rows.ts';
import { checkName } from './system-user-writes.ts';

/** The account of the current user, as the account settings show it. */
export function ownAccountHandlers({
  db,
  now,
}: Services): HandlersOf<'getMySystemUser' | 'updateMySystemUser'> {
  async function checkPicture(id: string): Promise<void> {
    const picture = and(eq(files.id, id), like(files.mime, 'image/%'));
    if ((await db.$count(files, picture)) === 0) throw businessRule('avatarInvalid');
  }

  return {
    getMySystemUser: async ({ session: { userId } }) => {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      if (row === undefined) throw sessionExpired();
      return systemUser(row);
    },

    updateMySystemUser: async ({ body, session: { userId } }) => {
      const { firstName, lastName, chineseName, avatarFileId } = body;
      checkName(body);
      if (typeof avatarFileId === 'string') await checkPicture(avatarFileId);
      const picture = avatarFileId === undefined ? {} : { avatarFileId };
      const stamp = { updateDate: now(), updateBy: userId };
      const [row] = await db
        .update(users)
        .set({ firstName, lastName, chineseName, ...picture, ...stamp })
        .where(eq(users.id, userId))
        .returning();
      if (row === undefined) throw sessionExpired();
      return systemUser(row);
    },
  };
}
