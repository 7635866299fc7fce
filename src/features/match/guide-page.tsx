import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetMatchInfo } from '@/api/generated/match/match';
import { useConfig } from '@/reference/use-config';
import { PageHead } from '@/ui/page-head';
import { FailedState } from '@/ui/result-state';
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
  const { data: match, isError, refetch } = useGetMatchInfo();
  const written = guideSections(useConfig('guide') ?? '').map((section, at) => ({
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
        lead={match ? <FormattedMessage id="guide.lead" values={{ name: match.name }} /> : '\u00a0'}
      />
      <div className={`frame ${styles['layout'] ?? ''}`}>
        {match === undefined ? (
          isError ? (
            <FailedState onRetry={() => void refetch()} />
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
                <WhenInView className={styles['documents']}>
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
