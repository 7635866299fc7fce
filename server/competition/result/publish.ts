import { isDeepStrictEqual } from 'node:util';
import { businessRule } from '../../base/failure.ts';
import type { Transaction } from '../../database/open.ts';
import type { EditionRow } from '../edition/rules.ts';
import { changeEdition } from '../edition/staff-queries.ts';
import { isListed, stagesFrom, stagesUntil, type Stage } from './stages.ts';
import {
  changePublication,
  endPublications,
  insertPublication,
  publicationsOf,
} from './publication-queries.ts';
import { checkStage, isPublishedStage, type PublicationRow } from './publication-rules.ts';
import { publishStage } from './publish-stage.ts';
import { rankWinners } from './rank-winners.ts';
import { resultRows } from './result-queries.ts';
import { outcomesOf } from './changes.ts';
import { removeRanks } from './winner-queries.ts';
import { withdrawStage } from './withdraw-stage.ts';

interface Publication {
  stage: Stage;
  order?: string[] | undefined;
  at: Date;
  userId: string | null;
}

/** Returns the latest order of winners that staff gave. */
export function lastOrder(rows: readonly PublicationRow[]): string[] {
  return rows.find(({ order }) => order !== null)?.order ?? [];
}

/** Ranks and stores the winners; returns whether they differ from the stored ones. */
async function storeWinners(
  tx: Transaction,
  edition: EditionRow,
  order: readonly string[],
): Promise<boolean> {
  await removeRanks(tx, edition.id);
  const winners = await rankWinners(tx, edition, order);
  if (winners.length === 0) throw businessRule('noAwardedEntries');
  await changeEdition(tx, edition.id, { winners });
  return !isDeepStrictEqual(winners, edition.winners);
}

/**
 * Publishes a stage of a locked edition at once, and records the publication unless it changes nothing.
 * Cancels planned publications of this stage and the earlier ones.
 * @param planned the planned publication whose time has come
 */
export async function publishNow(
  tx: Transaction,
  edition: EditionRow,
  { stage, order, at, userId }: Publication,
  planned?: PublicationRow,
): Promise<void> {
  const { id: matchId } = edition;
  const rows = await publicationsOf(tx, [matchId]);
  checkStage(stage, edition, { rows: rows.filter(({ id }) => id !== planned?.id), at });
  const isPublished = isPublishedStage(stage, edition, rows);
  const entries = await publishStage(tx, matchId, { stage, isPublished, at });
  if (stage !== 'winners' && !(await showsEntries(tx, matchId, stage)))
    throw businessRule('noResultEntries');
  const hasNewWinners =
    stage === 'winners' && (await storeWinners(tx, edition, order ?? lastOrder(rows)));
  const published = { publishedAt: at, entries };
  if (planned !== undefined) await changePublication(tx, planned.id, published);
  else if (entries > 0 || hasNewWinners || !isPublished)
    await insertPublication(tx, { ...published, matchId, stage, order, at, userId });
  const ended = { endedAt: at, endedBy: userId };
  await endPublications(tx, matchId, { stages: stagesUntil(stage), published: false, ...ended });
}

async function showsEntries(tx: Transaction, editionId: string, stage: Stage): Promise<boolean> {
  const outcomes = outcomesOf(await resultRows(tx, editionId), stage, true);
  return outcomes.some((outcome) => isListed(stage, outcome));
}

/** Plans the publication of a stage of a locked edition. Cancels an earlier plan of the stage. */
export async function planPublication(
  tx: Transaction,
  edition: EditionRow,
  { stage, order, at, userId, plannedAt }: Publication & { plannedAt: Date },
): Promise<void> {
  const { id: matchId } = edition;
  if (!(plannedAt > at)) throw businessRule('plannedTooEarly');
  const rows = await publicationsOf(tx, [matchId]);
  checkStage(stage, edition, { rows, at: plannedAt });
  const ended = { endedAt: at, endedBy: userId };
  await endPublications(tx, matchId, { stages: [stage], published: false, ...ended });
  await insertPublication(tx, { matchId, stage, order, at, userId, plannedAt });
}

/** Cancels the planned publication of a stage of a locked edition. */
export async function cancelPlan(
  tx: Transaction,
  edition: EditionRow,
  { stage, at, userId }: { stage: Stage; at: Date; userId: string },
): Promise<void> {
  const ended = { endedAt: at, endedBy: userId };
  await endPublications(tx, edition.id, { stages: [stage], published: false, ...ended });
}

/** Withdraws a stage of a locked edition and the later ones, and cancels their planned publications. */
export async function withdraw(
  tx: Transaction,
  edition: EditionRow,
  { stage, at, userId }: { stage: Stage; at: Date; userId: string },
): Promise<void> {
  const stages = stagesFrom(stage);
  const rows = await publicationsOf(tx, [edition.id]);
  if (stages.some((one) => isPublishedStage(one, edition, rows))) {
    await withdrawStage(tx, edition.id, { stage, at });
    await removeRanks(tx, edition.id);
    await changeEdition(tx, edition.id, { winners: [] });
  }
  const ended = { endedAt: at, endedBy: userId };
  await endPublications(tx, edition.id, { stages, published: true, ...ended });
}
