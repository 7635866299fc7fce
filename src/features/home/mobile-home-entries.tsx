import { FormattedMessage } from 'react-intl';
import { pictureSource, SMALL_CARD_SIZES } from '@/api/file-url';
import { useListProjects } from '@/api/generated/project/project';
import { SiteLink } from '@/lib/page/site-link';
import { CardCover } from '@/ui/card/card-cover';
import cards from '@/ui/card/card-list.module.css';
import { UnreadableRecords, isEmptyPage } from '@/ui/list/unreadable-records';
import { EmptyState, FailedState } from '@/ui/feedback/result-state';
import { MobileSection } from './mobile-part';

/** How many entries home shows. */
const SHOWN = 3;

/** Some entries of the edition, and the way to all of them. */
export default function MobileHomeEntries({ edition }: { edition: string }) {
  const { data, error, isError, refetch } = useListProjects({
    matchInfoId: edition,
    current: 1,
    pageSize: SHOWN,
  });
  return (
    <MobileSection title="route.Entries" href="#/h5/entries" more="home.allEntries">
      {isError && data === undefined && (
        <FailedState error={error} onRetry={() => void refetch()} />
      )}
      <UnreadableRecords page={data} />
      {isEmptyPage(data) && <EmptyState title={<FormattedMessage id="mobile.noEntries" />} />}
      <ul className={cards['grid']}>
        {data?.records.map((entry) => (
          <li key={entry.id} className={`${cards['card'] ?? ''} ${cards['compact'] ?? ''}`}>
            <CardCover
              picture={
                entry.logoFileId === undefined
                  ? undefined
                  : pictureSource(entry.logoFileId, SMALL_CARD_SIZES)
              }
            />
            <div className={cards['body']}>
              <h3 className={cards['title']}>
                <SiteLink to="/entries-detail" search={{ id: entry.id }}>
                  {entry.name}
                </SiteLink>
              </h3>
              <p className={cards['summary']}>{entry.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </MobileSection>
  );
}
