import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import { containsWord } from '../../database/contains-word.ts';
import { changeRequests, isSubmitted, projectDecisions, projects } from '../../database/schema.ts';
import { orderedBy, type RecordSource, type Sorted } from '../../http/record-source.ts';
import { changesOf, hasChanges } from './change-queries.ts';
import { documentsMissing } from './document-queries.ts';
import { inCity } from './in-city.ts';
import { hasReviewer } from './reviewer-queries.ts';
import { staffEntries } from './staff-row-queries.ts';

interface EntryQuery extends Sorted {
  keywords?: string;
  status?: number;
  matchInfoId?: string;
  domain?: string;
  city?: string;
  changes?: 'open' | 'answered';
  /** Id of a user, or `none`. */
  reviewer?: string;
  documents?: 'missing';
  finalist?: 'only';
}

/** Returns the condition for the reference number that the site shows to teams (`entry-reference.ts`). */
function hasReference(keywords: string) {
  const tidied = keywords.replace(/-/g, '').toUpperCase();
  if (!/^[0-9A-Z]{8}$/.test(tidied)) return undefined;
  return sql`replace(upper(${projects.id}), '-', '') like ${`%${tidied}`}`;
}

const decisionOf = eq(projectDecisions.projectId, projects.id);

/** Returns the condition for entries that staff have decided to be in the final. */
const isFinalist = () =>
  sql`exists (select 1 from ${projectDecisions} where ${decisionOf} and ${projectDecisions.finalist})`;

/** Returns the source of the staff list of submitted entries. */
export const entrySource = (
  hasSms: boolean,
): RecordSource<EntryQuery, Schemas['StaffProject']> => ({
  from: sql`${projects}`,
  id: projects.id,
  cachedTotal: 'listStaffProjects',
  where: ({
    status,
    matchInfoId,
    domain,
    city,
    changes,
    reviewer,
    documents,
    finalist,
    keywords,
  }) =>
    and(
      isSubmitted(projects),
      status === undefined ? undefined : sql`${projects.decidedStatus} = ${status}`,
      matchInfoId === undefined ? undefined : eq(projects.matchId, matchInfoId),
      domain === undefined ? undefined : eq(projects.domain, domain),
      city === undefined ? undefined : inCity(city),
      changes === undefined ? undefined : hasChanges(changes),
      reviewer === undefined ? undefined : hasReviewer(reviewer),
      documents === undefined ? undefined : documentsMissing(),
      finalist === undefined ? undefined : isFinalist(),
      keywords === undefined
        ? undefined
        : or(containsWord(projects.searchText, keywords.trim()), hasReference(keywords.trim())),
    ),
  order: orderedBy(
    { name: projects.name, submitDate: projects.submitDate, status: projects.decidedStatus },
    '-submitDate',
    projects.id,
  ),
  read: async (db, ids) => {
    const rows = await db
      .select({
        projects,
        project_decisions: projectDecisions,
        change_requests: changeRequests,
      })
      .from(projects)
      .leftJoin(projectDecisions, decisionOf)
      .leftJoin(changeRequests, changesOf())
      .where(inArray(projects.id, ids));
    return await staffEntries(db, rows, hasSms);
  },
});
