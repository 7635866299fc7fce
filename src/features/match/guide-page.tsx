import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isGone } from '@/api/failure';
import { useGetMatchInfo } from '@/api/generated/match/match';
import { useGetConfig } from '@/api/generated/config/config';
import { KEPT } from '@/reference/kept';
import { PageHead } from '@/ui/page-head';
import { MissingEdition } from '@/ui/missing-edition';
import { RichText } from '@/ui/rich-text/rich-text';
import { WhenInView } from '@/ui/when-in-view';
import { GuideOutline } from './guide-outline';
import { GuidePart } from './guide-part';
import { GuidePrizes } from './guide-prizes';
import { guideSections } from './guide-sections';
import { GuideSkeleton } from './guide-skeleton';
import { GuideStages } from './guide-stages';
import { GuideTracks } from './guide-tracks';
import styles from './guide-page.module.css';

/** What sends for a form is needed by who has come to the last part. */
const GuideDocuments = lazy(() => import('./guide-documents'));

/** How to take part: the facts of the current edition, and what the committee wrote about them. */
export function GuidePage() {
  const { data: match, error, refetch } = useGetMatchInfo();
  const guide = useGetConfig('guide', { query: KEPT });
  const written = guideSections(guide.data?.content ?? '').map((section, at) => ({
    ...section,
    title: section.title || <FormattedMessage id="route.Guide" />,
    id: `guide-part-${String(at + 1)}`,
  }));
  const parts = [
    { id: 'guide-stages', title: <FormattedMessage id="guide.stages" /> },
    { id: 'guide-tracks', title: <FormattedMessage id="guide.tracks" /> },
    { id: 'guide-prizes', title: <FormattedMessage id="guide.prizes" /> },
    ...written,
    { id: 'guide-documents', title: <FormattedMessage id="guide.documents" /> },
  ];

  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Guide" />}
        lead={<GuideLead name={match?.name} />}
      />
      <div className={`frame ${styles['layout'] ?? ''}`}>
        {match === undefined || guide.isPending ? (
          error ? (
            <MissingEdition gone={isGone(error)} onRetry={() => void refetch()} />
          ) : (
            <GuideSkeleton />
          )
        ) : (
          <>
            <GuideOutline parts={parts} />
            <div className={styles['parts']}>
              <GuidePart id="guide-stages" title={<FormattedMessage id="guide.stages" />}>
                <GuideStages stages={match.stages} />
              </GuidePart>
              <GuidePart id="guide-tracks" title={<FormattedMessage id="guide.tracks" />}>
                <GuideTracks />
              </GuidePart>
              <GuidePart id="guide-prizes" title={<FormattedMessage id="guide.prizes" />}>
                <GuidePrizes match={match} />
              </GuidePart>
              {written.map(({ id, title, html }) => (
                <GuidePart key={id} id={id} title={title}>
                  <RichText html={html} />
                </GuidePart>
              ))}
              <GuidePart id="guide-documents" title={<FormattedMessage id="guide.documents" />}>
                <WhenInView className={styles['documents']} orIdle>
                  <Suspense>
                    <GuideDocuments />
                  </Suspense>
                </WhenInView>
              </GuidePart>
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** What the guide is about; unseen, but in its full room, while the edition isn't known. */
function GuideLead({ name }: { name: string | undefined }) {
  const intl = useIntl();
  const known = name ?? intl.formatMessage({ id: 'common.systemName' });
  return (
    <span className={name === undefined ? styles['unseen'] : undefined}>
      <FormattedMessage id="guide.lead" values={{ name: known }} />
    </span>
  );
}
