import { and, asc, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import { businessRule, notFound } from '../../base/failure.ts';
import { requireRevision } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import {
  AWARDED,
  IN_REVIEW,
  matches,
  projectDecisions,
  projects,
  SUBMITTED,
} from '../../database/schema.ts';
import { givenAward } from '../match/prize-rules.ts';
import { recordDecision, showStatus } from './decisions.ts';
import { queueNotice } from '../../notices/queue.ts';
import { isEditable } from './own-queries.ts';
import { addSteps } from './history-queries.ts';
import { isAccepted } from './queries.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { recordPage } from '../../http/record-source.ts';
import { projectSource } from './staff-queries.ts';
import { projectIdentity, staffProjectDetail } from './staff-detail-queries.ts';
import { decisionRevision, staffProjects } from './staff-row-queries.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';
import type { WithIdentityKeys } from '../../identity/identity-document/identity-keys.ts';

const decisionOf = eq(projectDecisions.projectId, projects.id);

async function readEntry(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(projects)
    .leftJoin(projectDecisions, decisionOf)
    .where(eq(projects.id, id));
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Decides about an entry. Its team sees only "submitted" and "in review" at once, where no result is
 * published; results and corrections of published ones wait for `publishWinners`.
 */
export async function decide(
  tx: Transaction,
  { id, status, note: text, revision, ...chosen }: Schemas['ProjectReview'],
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  const [locked] = await tx
    .select({ project: projects, match: matches })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(eq(projects.id, id))
    .for('update', { of: projects });
  if (locked === undefined) throw notFound();
  const { project, match } = locked;
  const entry = await readEntry(tx, id);
  if (project.status < SUBMITTED) throw businessRule('draftEntry');
  requireRevision(decisionRevision(entry), revision);
  const award = status === AWARDED ? givenAward(match.prizes, chosen) : undefined;
  if (status === AWARDED && award === undefined) throw businessRule('awardNeeded');
  if (status > IN_REVIEW && isEditable(project.status, match, at)) {
    throw businessRule('stillEditable');
  }
  const { project_decisions: before } = entry;
  const note = text ?? null;
  await recordDecision(tx, {
    projectId: id,
    status,
    award: award?.name ?? null,
    prizeId: award?.prizeId ?? null,
    note,
    entryRevision: project.contentRevision,
    at,
    userId,
    from: before?.status ?? project.status,
  });
  const teamSeesAtOnce = status <= IN_REVIEW && project.status <= IN_REVIEW;
  if (!teamSeesAtOnce) return;
  if (status !== project.status) await showStatus(tx, [{ project, status, note }], at);
  // The revision stays: the team may be editing the entry.
  else if (note !== null) await addSteps(tx, [{ projectId: id, status, note, at }]);
  if (note !== null)
    await queueNotice(tx, {
      event: 'entryNote',
      about: `${id} ${at.toISOString()}`,
      topic: `note ${id}`,
      userIds: [project.userId],
      values: { name: project.name ?? '' },
      now: at,
    });
}

type StaffProjectOperation =
  | 'listStaffProjects'
  | 'getStaffProject'
  | 'getProjectIdentity'
  | 'reviewProject'
  | 'publishProjects';

/**
 * Shows entries to everyone, or takes them off the site: all of them or none.
 *
 * @returns how many changed
 */
async function publish(
  tx: Transaction,
  { ids, published }: Schemas['ProjectsPublication'],
): Promise<number> {
  const wanted = new Set(ids);
  const rows = await tx
    .select()
    .from(projects)
    .leftJoin(projectDecisions, decisionOf)
    .where(and(inArray(projects.id, [...wanted]), gte(projects.status, SUBMITTED)))
    .orderBy(asc(projects.id))
    .for('update', { of: projects });
  if (rows.length < wanted.size) throw notFound();
  const accepted = rows.every(({ projects: entry, project_decisions: decision }) =>
    [entry.status, decision?.status ?? entry.status].every(isAccepted),
  );
  if (published && !accepted) throw businessRule('entryNotAccepted');
  const changed = await tx
    .update(projects)
    .set({ publishedBy: published ? 'staff' : null })
    .where(
      and(
        inArray(projects.id, [...wanted]),
        published ? isNull(projects.publishedBy) : isNotNull(projects.publishedBy),
      ),
    )
    .returning({ id: projects.id });
  return changed.length;
}

/** Entries in the hands of staff. */
export function staffProjectHandlers({
  db,
  figures,
  noticeSender,
  identityKeys,
  now,
}: Services & WithNoticeSender & WithIdentityKeys): HandlersOf<StaffProjectOperation> {
  const hasSms = noticeSender.hasSmsGateway;
  return {
    listStaffProjects: ({ query, language }) =>
      recordPage({ db, figures }, projectSource(hasSms), query, { now: now(), language }),

    getStaffProject: ({ params, language }) =>
      staffProjectDetail(db, params.id, { language, hasSms }),

    getProjectIdentity: ({ params }) => projectIdentity(db, identityKeys, params.id),

    reviewProject: ({ body, session: { userId }, audit }) => {
      audit({
        detail: [`status ${body.status}`, body.prizeId ?? body.award].filter(Boolean).join(', '),
      });
      return db.transaction(async (tx) => {
        await decide(tx, body, { userId, at: now() });
        const [record] = await staffProjects(tx, [await readEntry(tx, body.id)], hasSms);
        if (record === undefined) throw notFound();
        return record;
      });
    },

    publishProjects: async ({ body, audit }) => {
      audit({ detail: body.published ? 'shown to everyone' : 'taken off the site' });
      return { changed: await db.transaction((tx) => publish(tx, body)) };
    },
  };
}
