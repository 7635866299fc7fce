import { Link, useNavigate } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useListStaffProjects } from '@/api/generated/staff/staff';
import { listQuery } from '@/lib/list-search';
import { useNeighbourKeys } from '@/lib/use-neighbour-keys';
import type { StaffEntriesSearch } from './entry-search';
import styles from './entry-page.module.css';

/** Entry with the page of results that contains it. */
interface Neighbour {
  id: string;
  page: number;
}

type Search = StaffEntriesSearch & { id: string };

/** Returns the previous and the next entry of the list from which the entry was opened, across pages. */
function useNeighbours({ id, ...search }: Search) {
  const { page = 1 } = search;
  const known = search.matchInfoId !== undefined;
  const { data } = useListStaffProjects(listQuery(search), { query: { enabled: known } });
  const records = data?.records ?? [];
  const at = records.findIndex((entry) => entry.id === id);
  const pages = data === undefined ? 1 : Math.ceil(data.total / data.size);
  const isFirst = at === 0 && page > 1;
  const isLast = at !== -1 && at === records.length - 1 && page < pages;
  const before = useListStaffProjects(listQuery({ ...search, page: page - 1 }), {
    query: { enabled: isFirst },
  });
  const after = useListStaffProjects(listQuery({ ...search, page: page + 1 }), {
    query: { enabled: isLast },
  });
  const on = (entry: { id: string } | undefined, number: number): Neighbour | undefined =>
    entry && { id: entry.id, page: number };
  if (at === -1) return { previous: undefined, next: undefined };
  return {
    previous: isFirst ? on(before.data?.records.at(-1), page - 1) : on(records[at - 1], page),
    next: isLast ? on(after.data?.records[0], page + 1) : on(records[at + 1], page),
  };
}

/**
 * Links to the list and to the previous and next entry, in the order and with the filters of the list. The
 * arrow keys open these entries, too.
 * @param search the entry's id and the search of its list; without an edition, no neighbours are shown
 */
export function EntryNeighbours({ search }: { search: Search }) {
  const { id: _id, ...list } = search;
  const navigate = useNavigate();
  const neighbours = useNeighbours(search);
  const searchOf = ({ id, page }: Neighbour) => {
    const { page: _page, ...filters } = list;
    return { ...filters, ...(page > 1 && { page }), id };
  };
  const open = (neighbour: Neighbour | undefined) =>
    neighbour && (() => void navigate({ to: '/a/match/entry', search: searchOf(neighbour) }));
  useNeighbourKeys(open(neighbours.previous), open(neighbours.next));
  return (
    <>
      <Link to="/a/match/entries" search={list} className={styles['way']}>
        <FormattedMessage id="staff.entryPage.back" />
      </Link>
      {(['previous', 'next'] as const).map((way) => {
        const neighbour = neighbours[way];
        if (neighbour === undefined) return null;
        return (
          <Link
            key={way}
            to="/a/match/entry"
            search={searchOf(neighbour)}
            className={styles['way']}
            aria-keyshortcuts={way === 'previous' ? 'ArrowLeft' : 'ArrowRight'}
          >
            {way === 'previous' && <span aria-hidden="true">← </span>}
            <FormattedMessage id={`staff.entryPage.${way}`} />
            {way === 'next' && <span aria-hidden="true"> →</span>}
          </Link>
        );
      })}
    </>
  );
}
