import { useSearch } from '@tanstack/react-router';
import { EmptyList } from '../list/empty-list';

/** Search parameters of staff pages that exclude no record. */
const NEUTRAL = new Set(['id', 'page', 'size', 'sort', 'open', 'tab', 'list', '_', 'lang']);

/**
 * A staff list without records.
 * @param narrowed whether a search or filter is set; without, the search parameters of the address decide
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
