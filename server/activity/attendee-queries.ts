import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Schemas } from '../http/types.ts';
import { activitySignUps, users } from '../database/schema.ts';
import { reachOf } from '../notices/reach.ts';
import { omitNull } from '../http/services.ts';
import { orderedBy, type RecordSource, type Sorted } from '../http/record-source.ts';
import { fullName } from '../base/full-name.ts';
import { matching } from '../identity/system-user/queries.ts';

interface AttendeeQuery extends Sorted {
  keywords?: string;
  status?: string;
}

/** Returns the source of the staff list of an activity's attendees. */
export function attendeeSource(
  activityId: string,
  hasSms: boolean,
): RecordSource<AttendeeQuery, Schemas['ActivityAttendee']> {
  return {
    from: sql`${activitySignUps} join ${users} on ${users.id} = ${activitySignUps.userId}`,
    id: activitySignUps.userId,
    where: ({ keywords, status }) =>
      and(
        eq(activitySignUps.activityId, activityId),
        status === undefined ? undefined : sql`${activitySignUps.status} = ${status}`,
        matching(keywords),
      ),
    order: orderedBy(
      { signUpDate: activitySignUps.signedUpAt },
      '-signUpDate',
      activitySignUps.userId,
    ),
    read: async (db, ids) => {
      const rows = await db
        .select({ signUp: activitySignUps, user: users })
        .from(activitySignUps)
        .innerJoin(users, eq(users.id, activitySignUps.userId))
        .where(and(eq(activitySignUps.activityId, activityId), inArray(users.id, ids)));
      return rows.map(({ signUp: { status, signedUpAt }, user }) => {
        const { id, phone, email } = user;
        return {
          id,
          name: fullName(user),
          status,
          signUpDate: signedUpAt.toISOString(),
          ...omitNull({ mobile: phone, email }),
          ...(reachOf(user, hasSms) === undefined && { unreachable: true }),
        };
      });
    },
  };
}
