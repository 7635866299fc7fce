import { newIdentifier } from '../../http/new-identifier.ts';
import { businessRule, conflict, notFound, withField } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { SUBMITTED } from '../../database/schema.ts';
import { currentEdition, type EditionRow } from '../edition/rules.ts';
import { publishedEditions } from '../edition/queries.ts';
import type { Language } from '../../base/messages.ts';
import { limitRepeats } from '../../identity/session/rate-limit.ts';
import { checkOwnFiles } from '../../files/file/own-queries.ts';
import { writeIdentity } from '../../identity/identity-document/identity-documents.ts';
import type { IdentityKeys } from '../../identity/identity-document/identity-keys.ts';
import { closeChanges, openChanges } from './change-queries.ts';
import { addSteps } from './history-queries.ts';
import { announceSave } from './save-notices.ts';
import { checkEntryRules } from './entry-rules.ts';
import { entryProblem } from './submission-rules.ts';
import { contentOf, maskedTeam, checkSaveOpen } from './save-rules.ts';
import { storeVersion } from './version-queries.ts';
import { insertEntry, lockMine, updateEntry, writeFiles } from './save-queries.ts';

type Body = Schemas['SaveProjectBody'];

interface Caller {
  keys: IdentityKeys;
  userId: string;
  now: Date;
  language: Language;
}

async function requestedEdition(
  tx: Transaction,
  id: string | undefined,
  now: Date,
): Promise<EditionRow> {
  const all = await publishedEditions(tx);
  const edition = id === undefined ? currentEdition(all, now) : all.find((row) => row.id === id);
  if (edition === undefined) throw notFound();
  return edition;
}

/**
 * Saves the user's entry; returns its id. Idempotent by `saveKey`. Throws a business rule for an invalid
 * save, and 409 if the entry has changed.
 */
export async function saveEntry(db: Database, body: Body, caller: Caller) {
  const { keys, userId, now, language } = caller;
  return await db.transaction(async (tx) => {
    const edition = await requestedEdition(tx, body.matchInfoId, now);
    const stored = await lockMine(tx, userId, edition.id);
    // Checked first: a retry after a lost response must succeed, even after the deadline.
    if (stored?.saveKey === body.saveKey) return stored.id;
    const changes = stored ? await openChanges(tx, stored.id) : null;
    checkSaveOpen({ stored, changes, edition }, body.status, now);
    if (stored?.revision !== body.revision) throw conflict();
    if (stored?.status === SUBMITTED && body.status < SUBMITTED)
      await limitRepeats(tx, ['withdrawals', stored.id], 'withdrawnTooOften', now);
    const problem = body.status === 1 ? entryProblem(body) : undefined;
    if (problem !== undefined)
      throw withField(businessRule('entryIncomplete'), problem, 'incomplete');
    if (body.status === 1) checkEntryRules(body, edition.entryRules, language);
    await checkOwnFiles(tx, userId, [
      { id: body.logoFileId, pointer: '/logoFileId', kind: 'image' },
      { id: body.videoFileId, pointer: '/videoFileId', kind: 'video' },
      ...(body.attachments ?? []).map(({ id }) => ({ id, pointer: '/attachments' })),
    ]);

    const { saveKey } = body;
    // An entry that is open because of a request for changes keeps its status.
    const status =
      body.status === SUBMITTED && stored && stored.status > SUBMITTED
        ? stored.status
        : body.status;
    const revision = (stored?.revision ?? 0) + 1;
    const written = {
      ...contentOf(body),
      ...(body.team && { team: maskedTeam(body.team, stored?.team.identity) }),
      status,
      saveKey,
      updateDate: now,
      revision,
      contentRevision: revision,
      ...(body.status === SUBMITTED && { submitDate: now }),
    };
    const id = stored?.id ?? newIdentifier();
    if (stored === undefined) {
      const isNew = await insertEntry(tx, {
        ...written,
        id,
        userId,
        matchId: edition.id,
        createDate: now,
      });
      if (!isNew) {
        // A concurrent save for this account won the race; it may be a retry of this request.
        const first = await lockMine(tx, userId, edition.id);
        if (first?.saveKey === saveKey) return first.id;
        throw conflict();
      }
    } else {
      // Entries submitted before the server kept versions have none.
      if (stored.status >= SUBMITTED) await storeVersion(tx, id);
      await updateEntry(tx, id, written);
    }
    if (stored?.status !== status) await addSteps(tx, [{ projectId: id, status, at: now }]);
    await writeIdentity(tx, keys, { projectId: id }, body.team?.identity);
    await writeFiles(tx, id, body);
    if (body.status === SUBMITTED) await storeVersion(tx, id);
    const answered = body.status === SUBMITTED ? changes : null;
    if (answered !== null) await closeChanges(tx, answered.id, 'answered', now);
    await announceSave(tx, { ...written, id, userId }, { before: stored?.status, answered, now });
    return id;
  });
}
