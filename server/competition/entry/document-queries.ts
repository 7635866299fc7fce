import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { matches, projectFiles, projects } from '../../database/schema.ts';

/** Returns the ids of the required documents that entries have files for, by entry id. */
export async function givenDocuments(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string | null>>> {
  const { projectId, document } = projectFiles;
  const rows = await db
    .select({ projectId, document })
    .from(projectFiles)
    .where(and(inArray(projectId, [...ids]), isNotNull(document)));
  return new Map(
    [...Map.groupBy(rows, (row) => row.projectId)].map(([id, files]) => [
      id,
      new Set(files.map((file) => file.document)),
    ]),
  );
}

/** Returns the condition of the staff list for entries without a file for a required document. */
export function documentsMissing(): SQL {
  const required = sql`jsonb_array_elements(${matches.entryRules}->'requiredDocuments')`;
  const given = and(
    eq(projectFiles.projectId, projects.id),
    sql`${projectFiles.document} = required.document->>'id'`,
  );
  return sql`exists (select 1 from ${matches}, ${required} required(document) where ${matches.id} = ${projects.matchId} and not exists (select 1 from ${projectFiles} where ${given}))`;
}
