import { businessRule, notFound } from '../base/failure.ts';
import type { Transaction } from '../database/open.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import type { Schemas } from '../http/types.ts';
import type { UserRow } from '../identity/session/contact-rules.ts';
import { verifyOwnPassword } from '../identity/session/own-password.ts';
import { lockOwnAccount, lockUser } from '../identity/session/queries.ts';
import { withClosureRecord } from '../store/closure-record.ts';
import { closeAccount, isClosed } from './close-account.ts';

/** Handles the closing of accounts, by their users and by staff for users who asked for it. */
export function closingHandlers({
  db,
  store,
  now,
}: Services): HandlersOf<'closeMyAccount' | 'closeSystemUser'> {
  /** Closes an account. `lock` returns its locked row, or throws the reason why it can't be closed. */
  async function close(
    userId: string,
    lock: (tx: Transaction) => Promise<UserRow>,
  ): Promise<Schemas['ClosedAccount']> {
    const { entries, removedFiles } = await withClosureRecord({ db, store }, userId, async (tx) =>
      closeAccount(tx, await lock(tx), now()),
    );
    // Ignores failures: the next clean-up at start moves the files.
    await store.moveToRemoved(removedFiles, now()).catch(() => undefined);
    return { closed: true, entries };
  }

  return {
    closeMyAccount: async ({ body, session, address }) => {
      await verifyOwnPassword(db, session, [body.password], { address, now: now() });
      return await close(session.userId, (tx) => lockOwnAccount(tx, session));
    },

    closeSystemUser: async ({ body: { id, reason, password }, session, address, audit }) => {
      audit({ target: id, detail: reason });
      if (id === session.userId) throw businessRule('ownAccount');
      await verifyOwnPassword(db, session, [password], { address, now: now() });
      return await close(id, async (tx) => {
        const user = await lockUser(tx, id);
        if (user === undefined) throw notFound();
        if (isClosed(user)) throw businessRule('accountClosed');
        return user;
      });
    },
  };
}
