import { eq } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import type { Transaction } from '../../database/open.ts';
import { dictionaryEntries } from '../../database/schema.ts';

/**
 * Throws the business rule when `parentId` can't stand above the entry `id`: it isn't there, or
 * the way up from it comes back to the entry.
 */
export async function checkParent(
  tx: Transaction,
  parentId: string | undefined,
  id?: string,
): Promise<void> {
  let above: string | null = parentId ?? null;
  while (above !== null) {
    if (above === id) throw businessRule('parentInvalid');
    const [row]: { parentId: string | null }[] = await tx
      .select({ parentId: dictionaryEntries.parentId })
      .from(dictionaryEntries)
      .where(eq(dictionaryEntries.id, above));
    if (row === undefined) throw businessRule('parentInvalid');
    above = row.parentId;
  }
}
