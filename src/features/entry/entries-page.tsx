import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { picturePlaceholder, SMALL_CARD_SIZES } from '@/api/file-url';
import { useListProjects } from '@/api/generated/project/project';
import {
  useCityChoices,
  useCityGroups,
  useDomainChoices,
} from '@/domain/reference/reference-labels';
import { CardSkeleton } from '@/ui/card/card-skeleton';
import { ListFrame } from '@/ui/list/list-frame';
import { EmptyList } from '@/ui/list/empty-list';
import { PageHead } from '@/ui/page/page-head';
import { entriesSearch } from '@/domain/entry/entries-search';
import { SiteLink } from '@/lib/page/site-link';
import { entriesQuery } from './queries';
import { EntryCard } from './entry-card';
import styles from './entries-page.module.css';
import { EntryFilters } from './entry-filters';

/** Marks a page link as current only for the exact URL. */
const EXACT = { exact: true };

/** List of entries; filters and page are search parameters. */
export function EntriesPage() {
  // Parsed again: the routes of both sites use this page, so the type of the search is unknown.
  const search = entriesSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const domains = useDomainChoices();
  const cities = useCityChoices();
  const groups = useCityGroups();
  const { page: _page, ...filters } = search;

  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Entries" />}
        lead={<FormattedMessage id="entry.lead" />}
      />
      <ListFrame
        query={useListProjects(entriesQuery(search))}
        skeleton={
          <CardSkeleton compact picture={picturePlaceholder('logoFileId', SMALL_CARD_SIZES)} />
        }
        tools={
          <EntryFilters
            // Resets an unsubmitted keyword when the filters change.
            key={JSON.stringify(filters)}
            filters={filters}
            domains={domains}
            cities={groups}
            onChange={(changed) => void navigate({ to: '.', search: () => changed })}
          />
        }
        layout={styles['list']}
        count={(count) => <FormattedMessage id="entry.count" values={{ count }} />}
        empty={
          <EmptyList
            title="entry.none"
            noMatch={
              Object.keys(search).length > 0 && {
                title: 'entry.empty',
                hint: 'entry.emptyHint',
                action: (
                  <SiteLink to="/entries">
                    <FormattedMessage id="entry.showAll" />
                  </SiteLink>
                ),
              }
            }
          />
        }
        item={(entry) => (
          <EntryCard key={entry.id} entry={entry} domains={domains} cities={cities} />
        )}
        pageLink={(to, props) => (
          <SiteLink
            to="/entries"
            search={to > 1 ? { ...filters, page: to } : filters}
            activeOptions={EXACT}
            {...props}
          />
        )}
      />
    </>
  );
}
