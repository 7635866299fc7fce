import { newIdentifier } from '../../http/new-identifier.ts';
import { conflict, notFound } from '../../base/failure.ts';
import { checkOwnFiles } from '../../files/file/own-queries.ts';
import {
  maskedDocument,
  writeIdentity,
} from '../../identity/identity-document/identity-documents.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import type { WithIdentityKeys } from '../../identity/identity-document/identity-keys.ts';
import { expertOf } from './present.ts';
import { changeOwnExpert, insertExpert, lockOwnExpert, ownExpert } from './queries.ts';
import { checkSave, contentOf, PENDING } from './rules.ts';

/** Handles the current user's registration as an expert. */
export function expertHandlers({
  db,
  identityKeys,
  now,
}: Services & WithIdentityKeys): HandlersOf<'getMyExpert' | 'saveExpert'> {
  return {
    getMyExpert: async ({ session }) => {
      const row = await ownExpert(db, session.userId);
      return row === undefined ? null : expertOf(row);
    },

    saveExpert: ({ body, session: { userId } }) =>
      db.transaction(async (tx) => {
        const at = now();
        const stored = await lockOwnExpert(tx, userId);
        // Checked first: a retry after a lost response must succeed.
        if (stored?.saveKey === body.saveKey) return expertOf(stored);
        checkSave(stored, body);
        await checkOwnFiles(tx, userId, [
          { id: body.avatarFileId, pointer: '/avatarFileId', kind: 'image' },
        ]);

        const { status, saveKey } = body;
        const written = {
          ...contentOf(body),
          identity: maskedDocument(body.identity, stored?.identity, '/identity/number') ?? null,
          status,
          saveKey,
          updateDate: at,
          revision: (stored?.revision ?? 0) + 1,
          ...(status === PENDING && { submitDate: at, reason: null }),
        };
        if (stored === undefined) {
          const id = newIdentifier();
          const made = await insertExpert(tx, { ...written, id, userId, createDate: at });
          if (made !== undefined) {
            await writeIdentity(tx, identityKeys, { expertId: id }, body.identity);
            return expertOf(made);
          }
          // A concurrent save for this account won the race; it may be a retry of this request.
          const first = await ownExpert(tx, userId);
          if (first?.saveKey === saveKey) return expertOf(first);
          throw conflict();
        }
        const changed = await changeOwnExpert(tx, userId, written);
        if (changed === undefined) throw notFound();
        await writeIdentity(tx, identityKeys, { expertId: changed.id }, body.identity);
        return expertOf(changed);
      }),
  };
}
