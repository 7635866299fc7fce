import { businessRule } from '../base/failure.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { changeOwnAccount, ownAccount } from '../identity/session/queries.ts';
import { isOwnPicture } from './queries.ts';
import { systemUser } from '../identity/system-user/queries.ts';
import { checkName } from '../identity/system-user/rules.ts';

/** Handles the current user's account in the account settings. */
export function ownAccountHandlers({
  db,
  now,
}: Services): HandlersOf<'getMySystemUser' | 'updateMySystemUser'> {
  return {
    getMySystemUser: async ({ session: { userId }, language }) => {
      return await systemUser(db, await ownAccount(db, { userId }), language);
    },

    updateMySystemUser: async ({ body, session, language }) => {
      const { userId } = session;
      const { firstName, lastName, chineseName, avatarFileId } = body;
      checkName(body);
      if (typeof avatarFileId === 'string' && !(await isOwnPicture(db, userId, avatarFileId)))
        throw businessRule('avatarInvalid');
      const picture = avatarFileId === undefined ? {} : { avatarFileId };
      const row = await changeOwnAccount(db, userId, {
        firstName,
        lastName,
        chineseName,
        ...picture,
        updateDate: now(),
        updateBy: userId,
      });
      return await systemUser(db, row, language);
    },
  };
}
