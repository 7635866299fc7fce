import { and, count, eq, inArray, max, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import { activitySignUps, experts, notices, projects, users } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import { orderedBy, type RecordSource, type Sorted } from '../../http/record-source.ts';
import { isReachable } from '../../notices/reach.ts';
import { fullName } from '../../base/full-name.ts';
import { matching } from './queries.ts';

type Concern = Schemas['NoticeConcern'];

interface UnreachableQuery extends Sorted {
  keywords?: string;
  concern?: Concern;
}

const has = (from: typeof projects | typeof activitySignUps | typeof experts, where?: SQL) =>
  sql<boolean>`exists (select 1 from ${from} where ${and(eq(from.userId, users.id), where)})`;

/** Records that may cause notices to a person. */
const CONCERNS: Record<Concern, SQL<boolean>> = {
  entry: has(projects),
  activity: has(activitySignUps, ne(activitySignUps.status, 'cancelled')),
  expert: has(experts),
};
const CONCERN_NAMES = Object.keys(CONCERNS) as Concern[];

const isMissed = eq(notices.state, 'unreachable');
const missedOf = and(eq(notices.userId, users.id), isMissed);
const missedDate = sql`(select max(${notices.createDate}) from ${notices} where ${missedOf})`;

/** Users whom no notice reaches, and who take part or have missed a notice. */
export function unreachableSource(
  hasSms: boolean,
): RecordSource<UnreachableQuery, Schemas['UnreachablePerson']> {
  return {
    from: sql`${users}`,
    id: users.id,
    where: ({ keywords, concern }) =>
      and(
        eq(users.disabled, false),
        not(isReachable(hasSms)),
        concern === undefined
          ? or(...Object.values(CONCERNS), sql`${missedDate} is not null`)
          : CONCERNS[concern],
        matching(keywords),
      ),
    order: orderedBy({ missedDate }, '-missedDate', users.id),
    read: async (db, ids) => {
      const rows = await db
        .select({ user: users, ...CONCERNS })
        .from(users)
        .where(inArray(users.id, ids));
      const missed = await db
        .select({ id: notices.userId, missed: count(), date: max(notices.createDate) })
        .from(notices)
        .where(and(inArray(notices.userId, ids), isMissed))
        .groupBy(notices.userId);
      const missedBy = new Map(missed.map((one) => [one.id, one]));
      return rows.map(({ user, ...concerns }) => {
        const { id, phone, email } = user;
        const { missed: number = 0, date = null } = missedBy.get(id) ?? {};
        return {
          id,
          name: fullName(user),
          concerns: CONCERN_NAMES.filter((concern) => concerns[concern]),
          missed: number,
          ...omitNull({ mobile: phone, email, missedDate: date?.toISOString() ?? null }),
        };
      });
    },
  };
}
