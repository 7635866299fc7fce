import { and, desc, eq, gt } from 'drizzle-orm';
import { activitySummary } from '../activity/present.ts';
import { sessionExpired } from '../base/failure.ts';
import type { Schemas } from '../http/types.ts';
import {
  activities,
  activitySignUps,
  experts,
  files,
  notices,
  projects,
  sessions,
  users,
} from '../database/schema.ts';
import { expertOf } from '../competition/expert/handlers.ts';
import { consentsOf } from '../identity/legal/consents.ts';
import { isNoticeEvent } from '../notices/events.ts';
import { myProject } from '../competition/project/own-queries.ts';
import { secondFactorOf, type WithSecondFactor } from '../identity/second-factor/second-factor.ts';
import { lockOwnAccount } from '../identity/session/contact-verification.ts';
import { ownPassword } from '../identity/session/own-password.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { recordingClosure } from '../store/recording-closure.ts';
import { systemUser } from '../identity/system-user/queries.ts';
import { closeAccount } from './close-account.ts';
import { userSession } from './user-session.ts';

/** What the site holds about the current user, and the end of it. */
export function ownDataHandlers({
  db,
  store,
  now,
  secondFactor,
}: Services & WithSecondFactor): HandlersOf<'getMyData' | 'closeMyAccount'> {
  return {
    getMyData: async ({ session: { userId, tokenHash }, language }) => {
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      if (user === undefined) throw sessionExpired();
      const valid = and(eq(sessions.userId, userId), gt(sessions.expiresAt, now()));
      const own = await db
        .select({ id: projects.id })
        .from(projects)
        .where(eq(projects.userId, userId));
      const entries: Schemas['MyProject'][] = [];
      for (const { id } of own) {
        const entry = await myProject(db, { id, userId, language, now: now() });
        if (entry !== null) entries.push(entry);
      }
      const [expert] = await db.select().from(experts).where(eq(experts.userId, userId));
      const joined = await db
        .select()
        .from(activitySignUps)
        .innerJoin(activities, eq(activities.id, activitySignUps.activityId))
        .where(eq(activitySignUps.userId, userId));
      const stored = await db.select().from(files).where(eq(files.ownerId, userId));
      const mails = await db
        .select()
        .from(notices)
        .where(eq(notices.userId, userId))
        .orderBy(desc(notices.createDate));
      return {
        account: await systemUser(db, user, language),
        secondFactor: await secondFactorOf(db, user, secondFactor),
        sessions: (await db.select().from(sessions).where(valid)).map((row) =>
          userSession(row, tokenHash),
        ),
        entries,
        expert: expert === undefined ? null : expertOf(expert),
        activities: joined.map(({ activities: row, activity_sign_ups: { status } }) => ({
          ...activitySummary(row, now(), language),
          signUpStatus: status,
        })),
        files: stored.map(({ id, name, size, mime, createDate }) => ({
          id,
          name,
          size,
          mime,
          createDate: createDate.toISOString(),
        })),
        notices: mails.flatMap(({ event, createDate }) =>
          isNoticeEvent(event) ? [{ event, createDate: createDate.toISOString() }] : [],
        ),
        consents: await consentsOf(db, userId),
      };
    },

    closeMyAccount: async ({ body, session, address }) => {
      await ownPassword(db, session, [body.password], { address, now: now() });
      const { entries, removedFiles } = await recordingClosure(
        { db, store },
        session.userId,
        async (tx) => closeAccount(tx, await lockOwnAccount(tx, session), now()),
      );
      // The account is closed; the clean-up of a start moves bytes that stay.
      await store.moveToRemoved(removedFiles, now()).catch(() => undefined);
      return { closed: true, entries };
    },
  };
}
