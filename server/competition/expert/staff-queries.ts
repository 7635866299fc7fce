import { and, gte, inArray, sql } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import { anyContains } from '../../database/contains-word.ts';
import { experts } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import { orderedBy, type RecordSource, type Sorted } from '../../http/record-source.ts';

/** Handed in; what is less is a draft, which staff don't see. */
export const PENDING = 1;

interface ExpertQuery extends Sorted {
  keywords?: string;
  status?: number;
}

/** A registration as staff see it. */
export function staffExpert(row: typeof experts.$inferSelect): Schemas['StaffExpert'] {
  const { id, status, name, mobile, email, identity, organisation, jobTitle } = row;
  const { experience, bio, reason } = row;
  return {
    id,
    revision: row.revision,
    status,
    name: name ?? '',
    domains: row.domains,
    ...omitNull({ mobile, email, identity, organisation, jobTitle, experience, bio, reason }),
    ...omitNull({ submitDate: row.submitDate?.toISOString() ?? null }),
  };
}

/** Registrations of experts, as staff see them. */
export const expertSource: RecordSource<ExpertQuery, Schemas['StaffExpert']> = {
  from: sql`${experts}`,
  id: experts.id,
  where: ({ status, keywords }) =>
    and(
      gte(experts.status, PENDING),
      status === undefined ? undefined : sql`${experts.status} = ${status}`,
      keywords === undefined
        ? undefined
        : anyContains([experts.name, experts.organisation, experts.mobile], keywords.trim()),
    ),
  order: orderedBy(
    { name: experts.name, submitDate: experts.submitDate, status: experts.status },
    '-submitDate',
    experts.id,
  ),
  read: async (db, ids) => {
    const rows = await db.select().from(experts).where(inArray(experts.id, ids));
    return rows.map(staffExpert);
  },
};
