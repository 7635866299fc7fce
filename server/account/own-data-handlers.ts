import { activitySummary } from '../activity/present.ts';
import type { Schemas } from '../http/types.ts';
import { expertOf } from '../competition/expert/present.ts';
import { consentsOf } from '../identity/legal/consent-queries.ts';
import { myEntry } from '../competition/entry/own-queries.ts';
import { secondFactorOf, type WithSecondFactor } from '../identity/second-factor/second-factor.ts';
import { lockOwnAccount, ownAccount } from '../identity/session/queries.ts';
import { verifyOwnPassword } from '../identity/session/own-password.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { withClosureRecord } from '../store/closure-record.ts';
import { systemUser } from '../identity/system-user/queries.ts';
import { closeAccount } from './close-account.ts';
import { ownFile, ownNotice, userSession } from './present.ts';
import { rowsOfUser, validSessions } from './queries.ts';

/** Handles the export of the current user's data and the closing of the account. */
export function ownDataHandlers({
  db,
  store,
  now,
  secondFactor,
}: Services & WithSecondFactor): HandlersOf<'getMyData' | 'closeMyAccount'> {
  return {
    getMyData: async ({ session, language }) => {
      const { userId, tokenHash } = session;
      const user = await ownAccount(db, session);
      const rows = await rowsOfUser(db, userId);
      const entries: Schemas['MyProject'][] = [];
      for (const { id } of rows.entries) {
        const entry = await myEntry(db, { id, userId, language, now: now() });
        if (entry !== null) entries.push(entry);
      }
      const valid = await validSessions(db, session, now());
      return {
        account: await systemUser(db, user, language),
        secondFactor: await secondFactorOf(db, user, secondFactor),
        sessions: valid.map((row) => userSession(row, tokenHash)),
        entries,
        expert: rows.expert === undefined ? null : expertOf(rows.expert),
        activities: rows.joined.map(({ activity, status }) => ({
          ...activitySummary(activity, now(), language),
          signUpStatus: status,
        })),
        files: rows.stored.map(ownFile),
        notices: rows.mails.flatMap(ownNotice),
        consents: await consentsOf(db, userId),
      };
    },

    closeMyAccount: async ({ body, session, address }) => {
      await verifyOwnPassword(db, session, [body.password], { address, now: now() });
      const { entries, removedFiles } = await withClosureRecord(
        { db, store },
        session.userId,
        async (tx) => closeAccount(tx, await lockOwnAccount(tx, session), now()),
      );
      // Ignores failures: the next clean-up at start moves the files.
      await store.moveToRemoved(removedFiles, now()).catch(() => undefined);
      return { closed: true, entries };
    },
  };
}
