import { newIdentifier } from '../../http/new-identifier.ts';
import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { storedText, textFor } from '../../localized/localized.ts';
import { LANGUAGES, type Language } from '../../base/messages.ts';

type Prize = Schemas['StaffMatchPrize'];

/** An award as it is stored: it points to a prize of its edition, or has a name of its own. */
export interface StoredAward {
  prizeId: string | null;
  name: string;
}

/** The prize that an award points to. Earlier releases stored the Chinese name alone. */
export function prizeOf(
  prizes: readonly Prize[],
  { prizeId, name }: StoredAward,
): Prize | undefined {
  return prizes.find((prize) => (prizeId === null ? prize.name.CN === name : prize.id === prizeId));
}

/** The Chinese name of an award as it is now: that of its prize, else the stored one. */
export function awardName(prizes: readonly Prize[], award: StoredAward): string {
  return prizeOf(prizes, award)?.name.CN ?? award.name;
}

/** The prizes that have a name in some language. */
export function prizesNamed(prizes: readonly Prize[], name: string): Prize[] {
  return prizes.filter((prize) =>
    LANGUAGES.some((language) => textFor(prize.name, language) === name),
  );
}

/**
 * The award that staff give: by the identifier of a prize, or by a name, which is the prize of that
 * name where the edition has one. Throws the business rule against an unknown identifier.
 */
export function givenAward(
  prizes: readonly Prize[],
  { prizeId, award }: { prizeId?: string; award?: string },
): StoredAward | undefined {
  if (prizeId !== undefined) {
    const prize = prizes.find(({ id }) => id === prizeId);
    if (prize === undefined) throw businessRule('prizeUnknown');
    return { prizeId, name: prize.name.CN };
  }
  if (award === undefined) return undefined;
  const [prize] = prizesNamed(prizes, award);
  return { prizeId: prize?.id ?? null, name: prize?.name.CN ?? award };
}

/**
 * Prizes as they are stored. One without an identifier (of a client that doesn't know them) keeps the
 * identifier of the stored prize with its Chinese name, else in its place; a new prize gets a new one.
 */
export function storedPrizes(prizes: readonly Prize[], before: readonly Prize[] = []): Prize[] {
  const named = new Set(prizes.flatMap(({ id }) => id ?? []));
  const free = before.filter(({ id }) => id !== undefined && !named.has(id));
  const taken = new Set<string>();
  return prizes.map((prize, index) => {
    const known =
      free.find(({ name }) => name.CN === prize.name.CN) ??
      free.find((one) => one === before[index]);
    const wanted = prize.id ?? known?.id;
    const id = wanted === undefined || taken.has(wanted) ? newIdentifier() : wanted;
    taken.add(id);
    const stored = before.find((one) => one.id === id)?.name;
    return { id, name: storedText(prize.name, stored), amount: prize.amount, count: prize.count };
  });
}

/** The prizes that a save takes from an edition. */
export function removedPrizes(before: readonly Prize[], prizes: readonly Prize[]): Prize[] {
  const remaining = new Set(prizes.map(({ id }) => id));
  return before.filter(({ id }) => id !== undefined && !remaining.has(id));
}

/** Throws the business rule against removing a prize that an entry was given. */
export function checkRemovedPrizes(
  removed: readonly Prize[],
  given: ReadonlySet<string>,
  language: Language,
): void {
  const used = removed.find(({ id = '' }) => given.has(id));
  if (used !== undefined) throw businessRule('prizeInUse', { name: textFor(used.name, language) });
}

/** Awarded entries in the order of the edition's prizes; an award that is no prize comes last. */
export function inPrizeOrder<Entry extends { project: { id: string }; award: StoredAward }>(
  prizes: readonly Prize[],
  entries: readonly Entry[],
): Entry[] {
  const place = (award: StoredAward) => {
    const prize = prizeOf(prizes, award);
    return prize === undefined ? prizes.length : prizes.indexOf(prize);
  };
  return entries.toSorted(
    (a, b) => place(a.award) - place(b.award) || a.project.id.localeCompare(b.project.id),
  );
}
