import { isOver } from '../../openapi/event-clock.ts';
import type { Schemas } from '../http/types.ts';
import { textFor } from '../localized/localized.ts';
import type { EditionRow } from '../competition/edition/rules.ts';
import type { Language } from '../base/messages.ts';

/** Maximum number of dates. */
const MAX = 20;

interface Options {
  /** Current edition; undefined if there is none. */
  edition: EditionRow | undefined;
  now: Date;
  language: Language;
}

/** Returns the next dates of an edition and of activities, earliest first. */
export function comingDates(
  next: readonly { id: string; title: Schemas['LocalizedText']; start: Date }[],
  { edition, now, language }: Options,
): Schemas['ComingDate'][] {
  const stages = (edition?.stages ?? []).flatMap(({ name, start, end }) => [
    { kind: 'stageStart' as const, at: new Date(start), name: textFor(name, language) },
    { kind: 'stageEnd' as const, at: new Date(end), name: textFor(name, language) },
  ]);
  const signUp =
    edition === undefined
      ? []
      : [
          { kind: 'signUpStart' as const, at: edition.signUpStart },
          { kind: 'signUpEnd' as const, at: edition.signUpEnd },
        ];
  const begins = next.map(({ id, title, start }) => ({
    kind: 'activity' as const,
    at: start,
    name: textFor(title, language),
    id,
  }));
  return [...signUp, ...stages, ...begins]
    .filter(({ kind, at }) =>
      kind === 'signUpEnd' || kind === 'stageEnd' ? !isOver(at, now) : at > now,
    )
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, MAX)
    .map(({ at, ...date }) => ({ ...date, at: at.toISOString() }));
}
