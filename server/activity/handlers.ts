import { cleanHtml } from '../localized/rich-text.ts';
import { activityCount, activityFilter, activityPage, addView } from './queries.ts';
import { contactFor } from '../localized/contact.ts';
import { localizeActivity, activitySummary, contactOf } from './present.ts';
import { ownActivities, publishedActivity } from './sign-up-queries.ts';
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

/** Handles activities and the current user's sign-ups. */
export function activityHandlers({ db, counts, now }: Services): HandlersOf<ActivityOperation> {
  return {
    listActivities: async ({ query, language }) => {
      const at = now();
      const { kind, city, from, to, state } = query;
      const { current, size, offset } = paging(query);
      const where = activityFilter(query, at);
      const count = () => activityCount(db, where);
      // Not cached with a state filter: states change over time without a write.
      const total =
        state === undefined
          ? await counts.of('listActivities', { kind, city, from, to }, count)
          : await count();
      const rows = await activityPage(db, at, { where, total, offset, size });
      const records = rows.map((row) => activitySummary(row, at, language));
      return { records, total, current, size };
    },

    getActivity: async ({ params, language }) => {
      const at = now();
      const row = await publishedActivity(db, params.id);
      const { of } = localizeActivity(row, language);
      return {
        ...activitySummary(row, at, language),
        description: cleanHtml(of(row.description)),
        contact: contactFor(contactOf(row), language),
        ...omitNull({ cancelReason: row.cancelReason && of(row.cancelReason) }),
      };
    },

    listMyActivities: async ({ session, language }) => {
      const at = now();
      const rows = await ownActivities(db, session.userId, at);
      return rows.map(({ activities: row, activity_sign_ups: { status } }) => ({
        ...activitySummary(row, at, language),
        signUpStatus: status,
      }));
    },

    getActivitySignUp: ({ params, session }) =>
      findSignUp(db, { activityId: params.id, userId: session.userId }),

    signUpActivity: ({ body, session }) =>
      signUp(db, { ...body, userId: session.userId, now: now() }),

    cancelActivity: ({ body: { activityId }, session }) =>
      cancelSignUp(db, { activityId, userId: session.userId, now: now() }),

    signInActivity: ({ body, session }) =>
      checkIn(db, { ...body, userId: session.userId, now: now() }),

    countActivityView: async ({ body: { activityId } }) => {
      const { browseNumber } = await addView(db, activityId);
      return { activityId, browseNumber };
    },
  };
}
