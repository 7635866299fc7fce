import { and, desc, eq, gte, ilike, or, sql } from 'drizzle-orm';
import { businessRule, notFound } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import { experts } from '../database/schema.ts';
import { queueNotice } from '../notices/queue.ts';
import {
  containsPattern,
  omitNull,
  staffPaging,
  type HandlersOf,
  type Services,
} from '../services.ts';

const PENDING = 1;
const DECLINED = 3;

function staffExpert(row: typeof experts.$inferSelect): Schemas['StaffExpert'] {
  const { id, status, name, mobile, email, organisation, jobTitle, experience, bio, reason } = row;
  return {
    id,
    status,
    name: name ?? '',
    domains: row.domains,
    ...omitNull({ mobile, email, organisation, jobTitle, experience, bio, reason }),
    ...omitNull({ submitDate: row.submitDate?.toISOString() ?? null }),
  };
}

/** Experts in the hands of staff. */
export function staffExpertHandlers({
  db,
  now,
}: Services): HandlersOf<'listStaffExperts' | 'reviewExpert'> {
  return {
    listStaffExperts: async ({ query }) => {
      const { status, keywords } = query;
      const { current, size, offset } = staffPaging(query);
      const pattern = containsPattern(keywords?.trim() ?? '');
      const where = and(
        gte(experts.status, PENDING),
        status === undefined ? undefined : sql`${experts.status} = ${status}`,
        keywords === undefined
          ? undefined
          : or(
              ilike(experts.name, pattern),
              ilike(experts.organisation, pattern),
              ilike(experts.mobile, pattern),
            ),
      );
      const rows = await db
        .select()
        .from(experts)
        .where(where)
        .orderBy(sql`${experts.submitDate} desc nulls last`, desc(experts.id))
        .limit(size)
        .offset(offset);
      const total = await db.$count(experts, where);
      return { records: rows.map(staffExpert), total, current, size };
    },

    reviewExpert: ({ body: { id, status, reason = '' } }) =>
      db.transaction(async (tx) => {
        const mine = eq(experts.id, id);
        const [stored] = await tx.select().from(experts).where(mine).for('update');
        if (stored === undefined) throw notFound();
        if (stored.status < PENDING) throw businessRule('draftExpert');
        if (status === DECLINED && reason.trim() === '') throw businessRule('reasonNeeded');
        const [row] = await tx
          .update(experts)
          .set({
            status,
            reason: status === DECLINED ? reason.trim() : null,
            revision: stored.revision + 1,
            updateDate: now(),
          })
          .where(mine)
          .returning();
        if (row === undefined) throw notFound();
        if (status !== stored.status)
          await queueNotice(tx, {
            event: status === DECLINED ? 'expertDeclined' : 'expertApproved',
            about: `${id} ${String(row.revision)}`,
            userIds: [row.userId],
            values: { reason: row.reason ?? '' },
            now: now(),
          });
        return staffExpert(row);
      }),
  };
}
