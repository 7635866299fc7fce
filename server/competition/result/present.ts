import { message, type Language } from '../../base/messages.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import type { EditionRow } from '../edition/rules.ts';
import { nameOf, type Person } from '../entry/change-present.ts';
import { isChanged, outcomesOf, type ResultRow } from './changes.ts';
import {
  inState,
  isPublishedStage,
  publicationState,
  type PublicationRow,
} from './publication-rules.ts';
import { isListed, STAGES, stagesAfter, type Stage } from './stages.ts';

const timeOf = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** Publication with its author and the person who ended it; null for deleted accounts. */
export interface PublicationWithPeople {
  row: PublicationRow;
  author: Person | null;
  ender: Person | null;
}

function actOf(
  { row, author, ender }: PublicationWithPeople,
  language: Language,
): Schemas['ResultAct'] {
  const { id, stage, at, plannedAt, publishedAt, entries, endedAt, refusal } = row;
  return {
    id,
    stage,
    state: publicationState(row),
    at: at.toISOString(),
    ...omitNull({
      by: author && nameOf(author),
      plannedAt: timeOf(plannedAt),
      publishedAt: timeOf(publishedAt),
      entries,
      endedAt: timeOf(endedAt),
      endedBy: ender && nameOf(ender),
      refusal: refusal && message(language, refusal),
    }),
  };
}

interface Known {
  edition: EditionRow;
  entries: readonly ResultRow[];
  publications: readonly PublicationWithPeople[];
}

function stageOf(
  stage: Stage,
  { edition, entries, publications }: Known,
): Schemas['ResultStageState'] {
  const rows = publications.map(({ row }) => row);
  const isPublished = isPublishedStage(stage, edition, rows);
  const [planned] = inState(rows, 'planned', [stage]);
  const [published] = inState(rows, 'published', [stage]);
  const outcomes = outcomesOf(entries, stage, isPublished);
  const unpublished = planned === undefined ? 'unpublished' : 'planned';
  return {
    stage,
    state: isPublished ? 'published' : unpublished,
    ...omitNull({
      plannedAt: timeOf(planned?.plannedAt),
      publishedAt: timeOf(published?.publishedAt),
    }),
    entries: outcomes.filter((outcome) => isListed(stage, outcome)).length,
    changes: stagesAfter(stage).some((later) => isPublishedStage(later, edition, rows))
      ? 0
      : outcomes.filter(isChanged).length,
  };
}

/** Converts the stages and publications of an edition's results. */
export function resultsOf(known: Known, language: Language): Schemas['MatchResults'] {
  return {
    id: known.edition.id,
    stages: STAGES.map((stage) => stageOf(stage, known)),
    acts: known.publications.map((one) => actOf(one, language)),
  };
}
