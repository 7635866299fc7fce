import type { Transaction } from '../../database/open.ts';
import type { Schemas } from '../../http/types.ts';
import { winnerOf } from '../edition/present.ts';
import { inPrizeOrder, prizeOf } from '../edition/prize-rules.ts';
import type { EditionRow } from '../edition/rules.ts';
import { awardedEntries, chineseCityNames, writeAmounts, writeRanks } from './winner-queries.ts';

/**
 * Ranks the entries with a published award in the order of the edition's prizes, and stores each prize's
 * amount with the award.
 * @param order ids of entries in the order of the winners of each prize
 * @returns the winners in the order of the prizes
 */
export async function rankWinners(
  tx: Transaction,
  { id, prizes }: Pick<EditionRow, 'id' | 'prizes'>,
  order: readonly string[],
): Promise<Schemas['Winner'][]> {
  const ranked = inPrizeOrder(prizes, await awardedEntries(tx, id), order);
  const codes = ranked.flatMap(({ entry: { city } }) => city ?? []);
  const cityNames = await chineseCityNames(tx, codes);
  // The last of several awards determines an entry's rank.
  const ranks = new Map(ranked.map(({ entry }, index) => [entry.id, index + 1]));
  await writeRanks(
    tx,
    [...ranks].map(([projectId, rank]) => ({ id: projectId, rank })),
  );
  await writeAmounts(
    tx,
    ranked.map(({ award }) => ({
      id: award.projectId,
      name: award.name,
      amount: prizeOf(prizes, award)?.amount ?? null,
    })),
  );
  return ranked.map((awarded) => winnerOf(awarded, prizes, cityNames));
}
