import { and, desc, eq, gte, ilike, or, sql, type SQL } from 'drizzle-orm';
import { businessRule, notFound } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import type { Database, Transaction } from '../database/open.ts';
import { projectAwards, projectHistory, projects } from '../database/schema.ts';
import { awardsOf, type ProjectRow } from './project-rows.ts';
import { anywhere, present, staffPaging, type HandlersOf, type Services } from './services.ts';

const SUBMITTED = 1;
const AWARDED = 4;

function staffProject(row: ProjectRow, awards: readonly string[]): Schemas['StaffProject'] {
  const { id, matchId, status, name, domain, city, stage, summary, description } = row;
  const { leader = null, mobile = null, email = null } = row.team;
  return {
    ...{ id, matchInfoId: matchId, status, name: name ?? '', awards: [...awards] },
    ...present({ domain, city, stage, summary, description, leader, mobile, email }),
    ...present({ company: row.company.name ?? null }),
    ...present({ submitDate: row.submitDate?.toISOString() ?? null }),
    updateDate: row.updateDate.toISOString(),
  };
}

async function awardNames(db: Database | Transaction, ids: string[]) {
  const awards = await awardsOf(db, ids);
  return (id: string) => (awards.get(id) ?? []).map(({ name }) => name);
}

function found(text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined;
  const pattern = anywhere(text.trim());
  return or(
    ilike(projects.name, pattern),
    ilike(projects.summary, pattern),
    sql`${projects.team} ->> 'leader' ilike ${pattern}`,
    sql`${projects.company} ->> 'name' ilike ${pattern}`,
  );
}

/** An entry's awards are those of its status: the one it is given, or none. */
async function setAward(tx: Transaction, projectId: string, name: string | undefined) {
  await tx.delete(projectAwards).where(eq(projectAwards.projectId, projectId));
  if (name !== undefined) await tx.insert(projectAwards).values({ projectId, name });
}

/** Entries in the hands of staff. */
export function staffProjectHandlers({
  db,
  cache,
  now,
}: Services): HandlersOf<'listStaffProjects' | 'reviewProject'> {
  return {
    listStaffProjects: async ({ query }) => {
      const { status, matchInfoId, keywords } = query;
      const { current, size, offset } = staffPaging(query);
      const where = and(
        gte(projects.status, SUBMITTED),
        status === undefined ? undefined : sql`${projects.status} = ${status}`,
        matchInfoId === undefined ? undefined : eq(projects.matchId, matchInfoId),
        found(keywords),
      );
      const rows = await db
        .select()
        .from(projects)
        .where(where)
        .orderBy(sql`${projects.submitDate} desc nulls last`, desc(projects.id))
        .limit(size)
        .offset(offset);
      const awards = await awardNames(
        db,
        rows.map(({ id }) => id),
      );
      const records = rows.map((row) => staffProject(row, awards(row.id)));
      return { records, total: await db.$count(projects, where), current, size };
    },

    reviewProject: async ({ body: { id, status, award, note } }) => {
      const answer = await db.transaction(async (tx) => {
        const mine = eq(projects.id, id);
        const [stored] = await tx.select().from(projects).where(mine).for('update');
        if (stored === undefined) throw notFound();
        if (stored.status < SUBMITTED) throw businessRule('draftEntry');
        if (status === AWARDED && award === undefined) throw businessRule('awardNeeded');
        const at = now();
        const revision = stored.revision + 1;
        const [row] = await tx
          .update(projects)
          .set({ status, revision, updateDate: at })
          .where(mine)
          .returning();
        if (row === undefined) throw notFound();
        await setAward(tx, id, status === AWARDED ? award : undefined);
        const position = await tx.$count(projectHistory, eq(projectHistory.projectId, id));
        await tx
          .insert(projectHistory)
          .values({ projectId: id, position, status, at, note: note ?? null });
        const awards = await awardNames(tx, [id]);
        return staffProject(row, awards(id));
      });
      cache.clear();
      return answer;
    },
  };
}
