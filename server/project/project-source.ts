import { and, eq, gte, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import { projectDecisions, projects } from '../database/schema.ts';
import { containsPattern } from '../services.ts';
import { orderedBy, type RecordSource, type Sorted } from '../staff-table/record-source.ts';
import { decidedStatus } from './decisions.ts';
import { SUBMITTED } from './project-rows.ts';
import { staffProjects } from './staff-project-rows.ts';

interface ProjectQuery extends Sorted {
  keywords?: string;
  status?: number;
  matchInfoId?: string;
  domain?: string;
  city?: string;
}

function found(text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined;
  const pattern = containsPattern(text.trim());
  return or(
    ilike(projects.name, pattern),
    ilike(projects.summary, pattern),
    sql`${projects.team} ->> 'leader' ilike ${pattern}`,
    sql`${projects.company} ->> 'name' ilike ${pattern}`,
  );
}

const decisionOf = eq(projectDecisions.projectId, projects.id);

/** Submitted entries, as staff see them. */
export const projectSource: RecordSource<ProjectQuery, Schemas['StaffProject']> = {
  from: sql`${projects} left join ${projectDecisions} on ${decisionOf}`,
  id: projects.id,
  where: ({ status, matchInfoId, domain, city, keywords }) =>
    and(
      gte(projects.status, SUBMITTED),
      status === undefined ? undefined : sql`${decidedStatus} = ${status}`,
      matchInfoId === undefined ? undefined : eq(projects.matchId, matchInfoId),
      domain === undefined ? undefined : eq(projects.domain, domain),
      city === undefined ? undefined : eq(projects.city, city),
      found(keywords),
    ),
  orderBy: orderedBy(
    { name: projects.name, submitDate: projects.submitDate, status: decidedStatus },
    '-submitDate',
    projects.id,
  ),
  read: async (db, ids) => {
    const rows = await db
      .select()
      .from(projects)
      .leftJoin(projectDecisions, decisionOf)
      .where(inArray(projects.id, ids));
    return await staffProjects(db, rows);
  },
};
