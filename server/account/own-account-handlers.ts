import { eq } from 'drizzle-orm';
import { businessRule, sessionExpired } from '../contract/failure.ts';
import type { Session } from '../contract/types.ts';
import { users } from '../database/schema.ts';
import { findReadableFile } from '../uploads/file-access.ts';
import type { HandlersOf, Services } from '../services.ts';
import { systemUser } from '../system-user/system-user-rows.ts';
import { checkName } from '../system-user/system-user-writes.ts';

/** The account of the current user, as the account settings show it. */
export function ownAccountHandlers({
  db,
  now,
}: Services): HandlersOf<'getMySystemUser' | 'updateMySystemUser'> {
  async function checkPicture(id: string, session: Session): Promise<void> {
    const found = await findReadableFile(db, { id, session, now: now() });
    // Nobody hears of a file that isn't theirs to see.
    const fits = found?.file.mime.startsWith('image/') === true;
    if (!fits) throw businessRule('avatarInvalid');
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
