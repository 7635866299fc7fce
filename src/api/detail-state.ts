import { isGone } from './failure';

/** What a page says that has nothing to show yet; an address without an id names nothing. */
export function detailState(id: string, error: unknown): 'loading' | 'failed' | 'gone' {
  if (id === '' || isGone(error)) return 'gone';
  return error === null ? 'loading' : 'failed';
}
