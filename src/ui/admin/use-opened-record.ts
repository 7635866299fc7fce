import { useState } from 'react';

/** Parses the search parameter `open`: `new` for a new record, or a record's id. */
export function openedOf(search: Record<string, unknown>): { open?: string } {
  const { open } = search;
  return typeof open === 'string' && open !== '' ? { open } : {};
}

/**
 * State of the record whose form a list shows: chosen in the list, or opened once by the URL. An open form
 * is never replaced, so unsaved input isn't lost.
 * @param asked the URL's `open` parameter (`openedOf`)
 * @param records loaded records in which `asked` is looked up
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
