import { and, eq, gte } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import {
  changeRequests,
  matches,
  projectDecisions,
  projects,
  SUBMITTED,
} from '../../database/schema.ts';
import { textFor } from '../../localized/localized.ts';
import type { Language } from '../../base/messages.ts';
import { omitNull } from '../../http/services.ts';
import { readIdentity } from '../../identity/identity-document/identity-documents.ts';
import type { IdentityKeys } from '../../identity/identity-document/identity-keys.ts';
import { changesOf, changesWithAuthors } from './change-queries.ts';
import { attachmentsOf, historyOf, missingDocuments, videoOf } from './own-queries.ts';
import { changesForStaff } from './change-present.ts';
import { staffEntries } from './staff-row-queries.ts';

/** Condition for an entry that isn't a draft. */
const isSubmitted = (id: string) => and(eq(projects.id, id), gte(projects.status, SUBMITTED));

/** Throws 404 for a draft or an unknown entry. */
export async function requireSubmitted(db: Database, id: string): Promise<void> {
  if ((await db.$count(projects, isSubmitted(id))) === 0) throw notFound();
}

/** Returns the identity document of a submitted entry. Throws 404 for a draft or without a document. */
export async function entryIdentity(
  db: Database,
  keys: IdentityKeys,
  id: string,
): Promise<Schemas['IdentityNumber']> {
  await requireSubmitted(db, id);
  return await readIdentity(db, keys, { projectId: id });
}

/**
 * Returns a submitted entry for staff, with its leader's masked identity number. Throws 404 if the entry is
 * a draft or doesn't exist.
 */
export async function staffEntryDetail(
  db: Database,
  id: string,
  { language, hasSms }: { language: Language; hasSms: boolean },
): Promise<Schemas['StaffProjectDetail']> {
  const [row] = await db
    .select({
      projects,
      project_decisions: projectDecisions,
      change_requests: changeRequests,
      edition: { name: matches.name, entryRules: matches.entryRules },
    })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .leftJoin(projectDecisions, eq(projectDecisions.projectId, projects.id))
    .leftJoin(changeRequests, changesOf())
    .where(isSubmitted(id));
  if (row === undefined) throw notFound();
  const [entry] = await staffEntries(db, [row], hasSms);
  if (entry === undefined) throw notFound();
  const { team, members, company, logoFileId, videoFileId } = row.projects;
  const attachments = await attachmentsOf(db, id, { edition: row.edition, language });
  return {
    entry,
    matchName: textFor(row.edition.name, language),
    team,
    members,
    company,
    attachments,
    ...missingDocuments(attachments, { edition: row.edition, language }),
    changeRequests: (await changesWithAuthors(db, eq(changeRequests.projectId, id))).map(
      changesForStaff,
    ),
    steps: await historyOf(db, id),
    ...omitNull({ logoFileId, video: await videoOf(db, videoFileId) }),
  };
}
