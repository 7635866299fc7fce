import { newIdentifier } from '../../http/new-identifier.ts';
import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { storedText, textFor } from '../../localized/localized.ts';
import { LANGUAGES, type Language } from '../../base/messages.ts';

type Prize = Schemas['StaffMatchPrize'];

/** Stored award: refers to a prize of its edition, or has only a name. */
export interface StoredAward {
  prizeId: string | null;
  name: string;
}

/** Returns an award's prize; matches awards of earlier releases, which have no prize id, by Chinese name. */
export function prizeOf(
  prizes: readonly Prize[],
  { prizeId, name }: StoredAward,
): Prize | undefined {
  return prizes.find((prize) => (prizeId === null ? prize.name.CN === name : prize.id === prizeId));
}

/** Returns the Chinese name of an award's prize, or without a prize the stored name. */
export function awardName(prizes: readonly Prize[], award: StoredAward): string {
  return prizeOf(prizes, award)?.name.CN ?? award.name;
}

/** Returns the prizes with this name in any language. */
export function prizesNamed(prizes: readonly Prize[], name: string): Prize[] {
  return prizes.filter((prize) =>
    LANGUAGES.some((language) => textFor(prize.name, language) === name),
  );
}

/**
 * Returns the award to store for a prize's id or for a name. A name selects the edition's prize of that
 * name, if any. Throws a business rule for an unknown id.
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
 * Merges prizes with the stored ones. A prize without an id (from an older client) gets the id of the
 * stored prize with the same Chinese name or position, otherwise a new id.
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

/** Returns the prizes that a save removes from an edition. */
export function removedPrizes(before: readonly Prize[], prizes: readonly Prize[]): Prize[] {
  const remaining = new Set(prizes.map(({ id }) => id));
  return before.filter(({ id }) => id !== undefined && !remaining.has(id));
}

/** Throws a business rule if a removed prize was awarded. */
export function checkRemovedPrizes(
  removed: readonly Prize[],
  given: ReadonlySet<string>,
  language: Language,
): void {
  const used = removed.find(({ id = '' }) => given.has(id));
  if (used !== undefined) throw businessRule('prizeInUse', { name: textFor(used.name, language) });
}

/**
 * Sorts awarded entries by the order of the edition's prizes; awards without a prize are last. Within a prize,
 * sorts them by their place in `order`; entries that it doesn't contain are last.
 */
export function inPrizeOrder<Awarded extends { entry: { id: string }; award: StoredAward }>(
  prizes: readonly Prize[],
  awarded: readonly Awarded[],
  order: readonly string[],
): Awarded[] {
  const given = new Map(order.map((id, index) => [id, index]));
  const rank = ({ entry }: Awarded) => given.get(entry.id) ?? order.length;
  const place = (award: StoredAward) => {
    const prize = prizeOf(prizes, award);
    return prize === undefined ? prizes.length : prizes.indexOf(prize);
  };
  return awarded.toSorted(
    (a, b) =>
      place(a.award) - place(b.award) || rank(a) - rank(b) || a.entry.id.localeCompare(b.entry.id),
  );
}
