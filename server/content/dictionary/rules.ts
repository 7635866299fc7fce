import { businessRule } from '../../base/failure.ts';

/**
 * Throws the business rule when `parentId` can't stand above the entry `id`: it isn't there, or
 * the way up from it comes back to the entry.
 * @param parentOf returns the identifier above an entry, null at the top; undefined if there is no such entry
 */
export async function checkParent(
  parentOf: (id: string) => Promise<string | null | undefined>,
  parentId: string | undefined,
  id?: string,
): Promise<void> {
  let above: string | null = parentId ?? null;
  while (above !== null) {
    if (above === id) throw businessRule('parentInvalid');
    const next: string | null | undefined = await parentOf(above);
    if (next === undefined) throw businessRule('parentInvalid');
    above = next;
  }
}
