import { businessRule } from '../../base/failure.ts';

/**
 * Throws a business rule if `parentId` doesn't exist or would create a cycle.
 * @param parentOf returns the identifier of an entry's parent; null at the top level, undefined if the
 * entry doesn't exist
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
