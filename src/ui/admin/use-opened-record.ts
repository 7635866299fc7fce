import { useState } from 'react';

/** Parses the search parameter `open`: `new` for a new record, or a record's id. */
export function openedOf(search: Record<string, unknown>): { open?: string } {
  const { open } = search;
  return typeof open === 'string' && open !== '' ? { open } : {};
}

/**
 * State of the record whose form a list shows: chosen in the list, or opened once by the URL. An open form
 * is never replaced, so unsaved input isn't lost.
 * @param requested the URL's `open` parameter (`openedOf`)
 * @param records loaded records in which `requested` is looked up
 */
export function useOpenedRecord<Item extends { id: string }>(
  requested: string | undefined,
  records: readonly Item[] | undefined,
) {
  const [edited, setEdited] = useState<Item | 'new'>();
  const [handled, setHandled] = useState<string>();
  const found = requested === 'new' ? requested : records?.find(({ id }) => id === requested);
  if (requested === undefined && handled !== undefined) setHandled(undefined);
  if (requested !== undefined && requested !== handled && found !== undefined) {
    setHandled(requested);
    setEdited(edited ?? found);
  }
  return [edited, setEdited] as const;
}
