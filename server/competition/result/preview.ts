import type { Language } from '../../base/messages.ts';
import { IN_REVIEW, SHORTLISTED } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { textFor } from '../../localized/localized.ts';
import { inPrizeOrder, prizeOf, type StoredAward } from '../edition/prize-rules.ts';
import type { EditionRow } from '../edition/rules.ts';
import { isChanged, type Outcome } from './changes.ts';
import { isListed, type Stage } from './stages.ts';

type Warning = Schemas['ResultWarning'];

/** Maximum number of entries in a preview, as in the contract. */
const MOST_ENTRIES = 1000;
const NOT_SELECTED = 5;

/** Returns the outcomes with an award; entries without an award of a prize are last. */
function winnersAmong(outcomes: readonly Outcome[]) {
  return outcomes.flatMap((outcome) => {
    const { entry, decision } = outcome.row;
    if (outcome.status !== 4 || decision === null || decision.award === null) return [];
    const award = { name: decision.award, prizeId: decision.prizeId };
    return [{ entry, award, outcome }];
  });
}

/** Returns warnings about prizes with more or fewer winners than places. */
function prizeWarnings(
  { prizes }: EditionRow,
  outcomes: readonly Outcome[],
  language: Language,
): Warning[] {
  const winners = winnersAmong(outcomes);
  return prizes.flatMap(({ id, name, count: places }) => {
    const count = winners.filter(({ award }) =>
      award.prizeId === null ? award.name === name.CN : award.prizeId === id,
    ).length;
    if (count === places) return [];
    const few = count === 0 ? 'noWinners' : 'tooFewWinners';
    const warning = count > places ? 'tooManyWinners' : few;
    return [{ warning, count, places, prize: textFor(name, language) }];
  });
}

/** Returns warnings about awards that name none of the edition's prizes. */
function unknownAwards({ prizes }: EditionRow, outcomes: readonly Outcome[]): Warning[] {
  if (prizes.length === 0) return [];
  const unknown = winnersAmong(outcomes).filter(
    ({ award }) => prizeOf(prizes, award) === undefined,
  );
  const byName = Map.groupBy(unknown, ({ award }) => award.name);
  return [...byName].map(([prize, { length: count }]) => ({
    warning: 'awardWithoutPrize',
    count,
    prize,
  }));
}

/** Returns whether staff have not decided on an entry as far as a stage requires. */
function isUndecided(stage: Stage, { row }: Outcome): boolean {
  const { decidedStatus } = row.entry;
  return decidedStatus < (stage === 'accepted' ? IN_REVIEW : SHORTLISTED);
}

const warningOf = (warning: Warning['warning'], count: number): Warning[] =>
  count === 0 ? [] : [{ warning, count }];

/** Returns the current name of an award's prize in a language, or without a prize the stored name. */
function awardIn({ prizes }: EditionRow, award: StoredAward, language: Language): string {
  const prize = prizeOf(prizes, award);
  return prize === undefined ? award.name : textFor(prize.name, language);
}

interface Previewed {
  edition: EditionRow;
  stage: Stage;
  outcomes: readonly Outcome[];
  /** Order of the winners of each prize. */
  order: readonly string[];
  /** Accounts that can't be notified. */
  unreachable: ReadonlySet<string>;
  /** Number of entries with an open request for changes. */
  changesOpen: number;
}

/** Returns what the publication of a stage would show, with warnings. */
export function previewOf(
  { edition, stage, outcomes, order, unreachable, changesOpen }: Previewed,
  language: Language,
): Schemas['ResultPreview'] {
  const listed = outcomes.filter((outcome) => isListed(stage, outcome));
  const changed = outcomes.filter(isChanged);
  const shown =
    stage === 'winners'
      ? inPrizeOrder(edition.prizes, winnersAmong(listed), order)
      : listed.map((outcome) => ({ entry: outcome.row.entry, award: null, outcome }));
  const unheard = changed.filter(({ row }) => unreachable.has(row.entry.userId));
  return {
    stage,
    shown: listed.length,
    notSelected: outcomes.filter(({ status }) => status === NOT_SELECTED).length,
    changes: changed.length,
    warnings: [
      ...(stage === 'winners' ? prizeWarnings(edition, listed, language) : []),
      ...(stage === 'winners' ? unknownAwards(edition, listed) : []),
      ...warningOf('undecided', outcomes.filter((one) => isUndecided(stage, one)).length),
      ...warningOf('outdated', outcomes.filter(({ row }) => row.outdated).length),
      ...warningOf('changesOpen', changesOpen),
      ...warningOf('unreachable', unheard.length),
    ],
    entries: shown.slice(0, MOST_ENTRIES).map(({ entry, award, outcome }) => ({
      id: entry.id,
      name: entry.name ?? '',
      status: outcome.status,
      ...(outcome.finalist && { finalist: true }),
      ...omitNull({
        prizeId: award?.prizeId ?? null,
        award: award && awardIn(edition, award, language),
      }),
      changed: isChanged(outcome),
    })),
  };
}
