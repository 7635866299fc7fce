import { Collection } from '@msw/data';
import type { RequestHandler } from 'msw';
import { activity } from '../api/generated/factories.ts';
import {
  Activity,
  ActivitySignUp,
  ActivitySummary,
  type ActivitySignUpStatus,
} from '../api/generated/model/index.ts';
import { refusal, refusedBy } from './responses.ts';
import { respond } from './calls.ts';
import type { RuleOf } from './operations.ts';
import { pageOf } from './page-of.ts';

/** Business rules that prevent a sign-up, by state of the activity. */
const CLOSED: Partial<Record<Activity['state'], RuleOf<'signUpActivity'>>> = {
  upcoming: 'signUpNotOpen',
  ended: 'signUpClosed',
  full: 'noFreePlace',
  cancelled: 'activityCancelled',
};

/** A server that stores one user's sign-ups for activities. */
export interface StatefulServer {
  /** Take precedence over the generated handlers, but not over those of sessions. */
  handlers: RequestHandler[];
  activities: Collection<typeof Activity>;
  signUps: Collection<typeof ActivitySignUp>;
}

/** Creates the initial activities: one with seats, one with a single seat, one that is full. */
function someActivities(): Activity[] {
  return [
    activity({ id: 'activity-1', state: 'open', signedUp: 3 }),
    activity({ id: 'activity-2', state: 'open', capacity: 1, signedUp: 0 }),
    activity({ id: 'activity-3', state: 'full', capacity: 5, signedUp: 5 }),
  ];
}

/**
 * Creates a server for activities: a sign-up appears in the lists and takes a seat; the last seat closes
 * the sign-up. Servers are independent of each other.
 */
export function createStatefulServer(
  initial: readonly Activity[] = someActivities(),
): StatefulServer {
  const activities = new Collection({ schema: Activity });
  const signUps = new Collection({ schema: ActivitySignUp });
  const filled = Promise.all(initial.map((one) => activities.create(one)));

  const named = async (id: string) => {
    await filled;
    return activities.findFirst((query) => query.where({ id }));
  };
  const signUpOf = (activityId: string) =>
    signUps.findFirst((query) => query.where({ activityId }));
  const statusOf = (id: string): ActivitySignUpStatus => signUpOf(id)?.status ?? 'none';
  const summaryOf = (one: Activity) =>
    ActivitySummary.parse({ ...one, signUpStatus: statusOf(one.id) });

  /** Stores a sign-up or cancellation, and updates the seats. */
  async function record(one: Activity, status: 'signedUp' | 'cancelled'): Promise<ActivitySignUp> {
    const signedUp = one.signedUp + (status === 'signedUp' ? 1 : -1);
    await activities.update((query) => query.where({ id: one.id }), {
      data(draft) {
        draft.signedUp = signedUp;
        draft.state = signedUp < one.capacity ? 'open' : 'full';
      },
    });
    signUps.delete((query) => query.where({ activityId: one.id }));
    const ticket = status === 'signedUp' ? { ticket: '482916305517' } : {};
    return signUps.create({ activityId: one.id, status, ...ticket });
  }

  const handlers = [
    respond('listActivities', async ({ query }) => {
      await filled;
      const [kind, city, state] = ['kind', 'city', 'state'].map((name) => query.get(name));
      const found = activities.findMany((records) =>
        records.where(
          (one) =>
            (kind ?? one.kind) === one.kind &&
            (city ?? one.city) === one.city &&
            (state ?? one.state) === one.state,
        ),
      );
      const size = Number(query.get('pageSize') ?? 10);
      return pageOf(found.map(summaryOf), { current: Number(query.get('current') ?? 1), size });
    }),
    respond('listMyActivities', async () => {
      await filled;
      return activities
        .findMany()
        .filter(({ id }) => statusOf(id) !== 'none')
        .map(summaryOf);
    }),
    respond('getActivity', async ({ param }) => (await named(param('id'))) ?? refusal(404)),
    respond('getActivitySignUp', ({ param }): ActivitySignUp => {
      const activityId = param('id');
      return signUpOf(activityId) ?? { activityId, status: 'none' };
    }),
    respond('signUpActivity', async ({ body }) => {
      const { activityId } = await body();
      const one = await named(activityId);
      if (one === undefined) return refusal(404);
      if (statusOf(activityId) === 'signedUp')
        return refusedBy('signUpActivity', 'alreadySignedUp');
      const closed = CLOSED[one.state];
      return closed === undefined ? record(one, 'signedUp') : refusedBy('signUpActivity', closed);
    }),
    respond('cancelActivity', async ({ body }) => {
      const { activityId } = await body();
      const one = await named(activityId);
      if (one === undefined) return refusal(404);
      if (statusOf(activityId) !== 'signedUp') return refusedBy('cancelActivity', 'notSignedUp');
      return record(one, 'cancelled');
    }),
  ];
  return { handlers, activities, signUps };
}
