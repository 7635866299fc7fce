import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { notFound } from '../base/failure.ts';
import { activities, activitySignUps } from '../database/schema.ts';
import { isInAnyLanguage } from '../localized/sql.ts';
import { cleanHtml } from '../localized/rich-text.ts';
import { activityPage, activityRows, inState, nextFirst } from './queries.ts';
import { activityReading, activitySummary } from './present.ts';
import { checkIn } from './check-in.ts';
import { paging, omitNull, type HandlersOf, type Services } from '../http/services.ts';
import { cancelSignUp, findSignUp, signUp } from './sign-ups.ts';

type ActivityOperation =
  | 'listActivities'
  | 'getActivity'
  | 'listMyActivities'
  | 'getActivitySignUp'
  | 'signUpActivity'
  | 'cancelActivity'
  | 'signInActivity'
  | 'countActivityView';

/** Activities, and the sign-up of the current user to them. */
export function activityHandlers({ db, figures, now }: Services): HandlersOf<ActivityOperation> {
  return {
    listActivities: async ({ query, language }) => {
      const at = now();
      const { kind, city, state } = query;
      const { current, size, offset } = paging(query);
      const where = and(
        eq(activities.published, true),
        kind && eq(activities.kind, kind),
        city === undefined ? undefined : isInAnyLanguage(activities.city, city),
        query.from === undefined ? undefined : gte(activities.end, new Date(query.from)),
        query.to === undefined ? undefined : lt(activities.start, new Date(query.to)),
        state && inState(state, at),
      );
      const count = () => db.$count(activities, where);
      // States follow the clock, not a write.
      const total =
        state === undefined
          ? await figures.of(
              'listActivities',
              { kind, city, from: query.from, to: query.to },
              count,
            )
          : await count();
      const rows = await activityPage(db, at, { where, total, offset, size });
      const records = rows.map((row) => activitySummary(row, at, language));
      return { records, total, current, size };
    },

    getActivity: async ({ params, language }) => {
      const at = now();
      const where = eq(activities.id, params.id);
      const [row] = await activityRows(db, at, { where, limit: 1 });
      if (row === undefined) throw notFound();
      const { of } = activityReading(row, language);
      return {
        ...activitySummary(row, at, language),
        description: cleanHtml(of(row.description)),
        contact: { name: row.contactName, mobilePhone: row.contactPhone },
        ...omitNull({ cancelReason: row.cancelReason && of(row.cancelReason) }),
      };
    },

    listMyActivities: async ({ session, language }) => {
      const at = now();
      const rows = await db
        .select()
        .from(activitySignUps)
        .innerJoin(activities, eq(activities.id, activitySignUps.activityId))
        .where(and(eq(activitySignUps.userId, session.userId), eq(activities.published, true)))
        .orderBy(...nextFirst(at));
      return rows.map(({ activities: row, activity_sign_ups: { status } }) => ({
        ...activitySummary(row, at, language),
        signUpStatus: status,
      }));
    },

    getActivitySignUp: ({ params, session }) =>
      findSignUp(db, { activityId: params.id, userId: session.userId, now: now() }),

    signUpActivity: ({ body, session }) =>
      signUp(db, { ...body, userId: session.userId, now: now() }),

    cancelActivity: ({ body: { activityId }, session }) =>
      cancelSignUp(db, { activityId, userId: session.userId, now: now() }),

    signInActivity: ({ body, session }) =>
      checkIn(db, { ...body, userId: session.userId, now: now() }),

    countActivityView: async ({ body: { activityId } }) => {
      const [row] = await db
        .update(activities)
        .set({ browseNumber: sql`${activities.browseNumber} + 1` })
        .where(and(eq(activities.id, activityId), eq(activities.published, true)))
        .returning();
      if (row === undefined) throw notFound();
      return { activityId, browseNumber: row.browseNumber };
    },
  };
}
