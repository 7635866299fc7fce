import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { pictureBlank, SMALL_CARD_SIZES } from '@/api/file-url';
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

/** A pager's link is current only at its own page. */
const EXACT = { exact: true };

/** The list of entries; its filters and page stand in the address. */
export function EntriesPage() {
  // Of either site's route, which hands on what it can't mean, too.
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
        skeleton={<CardSkeleton compact picture={pictureBlank('logoFileId', SMALL_CARD_SIZES)} />}
        tools={
          <EntryFilters
            // Typed text that wasn't sent belongs to the address that it was typed at.
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
