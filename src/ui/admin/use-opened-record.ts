import { useState } from 'react';

/** What an address asks a list to open: a new record's form, or the record of an id. */
export function openedOf(search: Record<string, unknown>): { open?: string } {
  const { open } = search;
  return typeof open === 'string' && open !== '' ? { open } : {};
}

/**
 * The record whose form a list shows: chosen in the list, or asked for by the address once. A form
 * that is open already stays: what is typed in it isn't lost.
 * @param asked what of the address `openedOf` has
 * @param records where a record that is asked for is looked up
 */
export function useOpenedRecord<Item extends { id: string }>(
  asked: string | undefined,
  records: readonly Item[] | undefined,
) {
  const [edited, setEdited] = useState<Item | 'new'>();
  const [taken, setTaken] = useState<string>();
  const found = asked === 'new' ? asked : records?.find(({ id }) => id === asked);
  if (asked === undefined && taken !== undefined) setTaken(undefined);
  if (asked !== undefined && asked !== taken && found !== undefined) {
    setTaken(asked);
    setEdited(edited ?? found);
  }
  return [edited, setEdited] as const;
}
