import { cityRows } from './data/cities.ts';
import { dictionaryRows } from './data/dictionaries.ts';
import type { Transaction } from '../../database/open.ts';
import { cities, dictionaryEntries } from '../../database/schema.ts';

/** Writes the reference data that every deployment needs, with or without demo content. */
export async function writeReferenceData(tx: Transaction): Promise<void> {
  await tx.insert(cities).values(cityRows);
  await tx.insert(dictionaryEntries).values(dictionaryRows);
}
