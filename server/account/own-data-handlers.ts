import { activitySummary } from '../activity/present.ts';
import type { Schemas } from '../http/types.ts';
import { expertOf } from '../competition/expert/present.ts';
import { myCertificate } from '../certificate/present.ts';
import { certificatesOfUser } from '../certificate/queries.ts';
import { consentsOf } from '../identity/legal/consent-queries.ts';
import { myPastChanges } from '../competition/entry/change-present.ts';
import { myEntry } from '../competition/entry/own-queries.ts';
import { versionsOfUser } from '../competition/entry/version-queries.ts';
import { secondFactorOf, type WithSecondFactor } from '../identity/second-factor/second-factor.ts';
import { ownAccount } from '../identity/session/queries.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { systemUser } from '../identity/system-user/queries.ts';
import { ownFile, ownNotice, userSession } from './present.ts';
import { rowsOfUser, validSessions } from './queries.ts';

/** Handles the export of the current user's data. */
export function ownDataHandlers({
  db,
  now,
  secondFactor,
}: Services & WithSecondFactor): HandlersOf<'getMyData'> {
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
        entryVersions: await versionsOfUser(db, userId),
        changeRequests: rows.changes.map(myPastChanges),
        expert: rows.expert === undefined ? null : expertOf(rows.expert),
        activities: rows.joined.map(({ activity, status }) => ({
          ...activitySummary(activity, now(), language),
          signUpStatus: status,
        })),
        files: rows.stored.map(ownFile),
        notices: rows.mails.flatMap(ownNotice),
        consents: await consentsOf(db, userId),
        certificates: (await certificatesOfUser(db, userId)).map((row) =>
          myCertificate(row, language),
        ),
      };
    },
  };
}
