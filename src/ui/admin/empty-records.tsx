import { useSearch } from '@tanstack/react-router';
import { EmptyList } from '../list/empty-list';

/** Search parameters of staff pages that select what a page shows and don't filter its records. */
const NEUTRAL = new Set([
  ...['id', 'page', 'size', 'sort', 'open', 'tab', 'list', '_', 'lang'],
  ...['matchInfoId', 'round', 'stage', 'certificate'],
]);

/**
 * Empty state of a staff list.
 * @param narrowed whether a search or filter is set; by default, derived from the URL's search parameters
 */
export function EmptyRecords({ narrowed }: { narrowed?: boolean | undefined }) {
  const search = Object.entries(useSearch({ strict: false }));
  const isNarrowed =
    narrowed ?? search.some(([name, value]) => value !== undefined && !NEUTRAL.has(name));
  return (
    <EmptyList
      title="admin.empty"
      noMatch={isNarrowed && { title: 'admin.empty', hint: 'admin.emptyHint' }}
      action={null}
    />
  );
}
