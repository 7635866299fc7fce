import { and, eq } from 'drizzle-orm';
import { newIdentifier } from '../../http/new-identifier.ts';
import { businessRule, conflict, notFound, withField } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { projectFiles, projects, SUBMITTED } from '../../database/schema.ts';
import { currentMatch, signUpIsOpen, type MatchRow } from '../match/rules.ts';
import { publishedMatches } from '../match/queries.ts';
import type { Language } from '../../base/messages.ts';
import { limitRepeats } from '../../identity/session/rate-limit.ts';
import { isEditable } from './own-queries.ts';
import { checkOwnFiles } from '../../files/file/own-files.ts';
import {
  maskedDocument,
  writeIdentity,
} from '../../identity/identity-document/identity-documents.ts';
import type { IdentityKeys } from '../../identity/identity-document/identity-keys.ts';
import { addSteps } from './history-queries.ts';
import { announceSave } from './save-notices.ts';
import type { ProjectRow } from './queries.ts';
import { checkEntryRules } from './entry-rules.ts';
import { entryProblem } from './submission-rules.ts';

type Body = Schemas['SaveProjectBody'];

interface Caller {
  keys: IdentityKeys;
  userId: string;
  now: Date;
  language: Language;
}

async function editionOf(tx: Transaction, id: string | undefined, now: Date): Promise<MatchRow> {
  const all = await publishedMatches(tx);
  const match = id === undefined ? currentMatch(all, now) : all.find((row) => row.id === id);
  if (match === undefined) throw notFound();
  return match;
}

/** The content of an entry as a body holds it: what the body lacks is taken out. */
function contentOf(body: Body) {
  return {
    agreed: body.agreed ?? false,
    name: body.name ?? null,
    domain: body.domain ?? null,
    city: body.city ?? null,
    stage: body.stage ?? null,
    summary: body.summary ?? null,
    description: body.description ?? null,
    team: body.team ?? {},
    members: body.members ?? [],
    company: body.company ?? {},
    logoFileId: body.logoFileId ?? null,
    videoFileId: body.videoFileId ?? null,
  };
}

/** The team as its entry stores it: with the masked number of the leader's document. */
function maskedTeam(
  { identity, ...team }: Schemas['MyProjectTeam'],
  stored: Schemas['IdentityDocument'] | undefined,
): Schemas['MyProjectTeam'] {
  const masked = maskedDocument(identity, stored, '/team/identity/number');
  return { ...team, ...(masked && { identity: masked }) };
}

async function writeFiles(tx: Transaction, projectId: string, body: Body): Promise<void> {
  await tx.delete(projectFiles).where(eq(projectFiles.projectId, projectId));
  const chosen = new Map((body.attachments ?? []).map((file) => [file.id, file]));
  if (chosen.size === 0) return;
  await tx.insert(projectFiles).values(
    [...chosen.values()].map(({ id: fileId, shared = false, document = null }, position) => ({
      projectId,
      fileId,
      shared,
      document,
      position,
    })),
  );
}

/** The user's entry in an edition, locked until the transaction ends. */
async function lockMine(
  tx: Transaction,
  userId: string,
  matchId: string,
): Promise<ProjectRow | undefined> {
  const [row] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.matchId, matchId)))
    .for('update');
  return row;
}

function checkOpen(stored: ProjectRow | undefined, match: MatchRow, now: Date): void {
  if (now < match.signUpStart) throw businessRule('signUpNotOpen');
  if (match.signUpPaused && signUpIsOpen(match, now)) throw businessRule('signUpPaused');
  if (!isEditable(stored?.status ?? 0, match, now)) throw businessRule('entryClosed');
}

/**
 * Saves the user's entry; answers its id. A save that comes again (same key) is done once. Throws
 * the business rule that forbids it, or 409 when the entry was changed meanwhile.
 */
export async function saveProject(db: Database, body: Body, caller: Caller) {
  const { keys, userId, now, language } = caller;
  return await db.transaction(async (tx) => {
    const match = await editionOf(tx, body.matchInfoId, now);
    const stored = await lockMine(tx, userId, match.id);
    // First of all: a save whose answer was lost is answered again, even after the deadline.
    if (stored?.saveKey === body.saveKey) return stored.id;
    checkOpen(stored, match, now);
    if (stored?.revision !== body.revision) throw conflict();
    if (stored?.status === SUBMITTED && body.status < SUBMITTED)
      await limitRepeats(tx, ['withdrawals', stored.id], 'withdrawnTooOften', now);
    const problem = body.status === 1 ? entryProblem(body) : undefined;
    if (problem !== undefined)
      throw withField(businessRule('entryIncomplete'), problem, 'incomplete');
    if (body.status === 1) checkEntryRules(body, match.entryRules, language);
    await checkOwnFiles(tx, userId, [
      { id: body.logoFileId, pointer: '/logoFileId', kind: 'image' },
      { id: body.videoFileId, pointer: '/videoFileId', kind: 'video' },
      ...(body.attachments ?? []).map(({ id }) => ({ id, pointer: '/attachments' })),
    ]);

    const { status, saveKey } = body;
    const revision = (stored?.revision ?? 0) + 1;
    const written = {
      ...contentOf(body),
      ...(body.team && { team: maskedTeam(body.team, stored?.team.identity) }),
      status,
      saveKey,
      updateDate: now,
      revision,
      contentRevision: revision,
      ...(status === 1 && { submitDate: now }),
    };
    const id = stored?.id ?? newIdentifier();
    if (stored === undefined) {
      const made = await tx
        .insert(projects)
        .values({ ...written, id, userId, matchId: match.id, createDate: now })
        .onConflictDoNothing()
        .returning({ id: projects.id });
      if (made.length === 0) {
        // Another save of the same account came first, at the same moment: maybe this very one.
        const first = await lockMine(tx, userId, match.id);
        if (first?.saveKey === saveKey) return first.id;
        throw conflict();
      }
    } else {
      await tx.update(projects).set(written).where(eq(projects.id, id));
    }
    if (stored?.status !== status) await addSteps(tx, [{ projectId: id, status, at: now }]);
    await writeIdentity(tx, keys, { projectId: id }, body.team?.identity);
    await writeFiles(tx, id, body);
    await announceSave(tx, { ...written, id, userId }, { before: stored?.status, now });
    return id;
  });
}
