import { lazy, Suspense, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isGone, QUIET_WHEN_GONE } from '@/api/failure';
import { useGetGuide, useGetMatchInfo } from '@/api/generated/match/match';
import { isTranslated, languageOf, type Language } from '@/i18n/languages';
import type { Guide, Match, Template } from '@/api/generated/model';
import { useTemplates } from '@/domain/file/use-templates';
import { EntryRuleList } from '@/domain/entry/entry-rule-list';
import { useDomains } from '@/domain/reference/use-domains';
import { PageHead } from '@/ui/page/page-head';
import { MissingEdition } from '@/domain/edition/missing-edition';
import { RichText } from '@/ui/rich-text/rich-text';
import { WhenInView } from '@/ui/page/when-in-view';
import { GuideCriteria } from './guide-criteria';
import { GuideOutline } from './guide-outline';
import { GuidePart } from './guide-part';
import { GuidePrizes } from './guide-prizes';
import { guideSections } from './guide-sections';
import { GuideStages } from './guide-stages';
import { GuideTracks } from './guide-tracks';
import { useSiteIdentity } from '@/domain/site/site-identity';
import styles from './guide-page.module.css';

function GuideSkeleton() {
  return (
    <>
      <div className={styles['outline']} aria-hidden="true">
        <div className={styles['blank']} />
      </div>
      <div className={styles['parts']} aria-hidden="true">
        <div className={styles['blank']} />
        <div className={styles['blank']} />
        <div className={styles['blank']} />
      </div>
    </>
  );
}

/** Loaded lazily: only the last part needs the download code. */
const GuideDocuments = lazy(() => import('./guide-documents'));

/** Loaded lazily: few visitors need it. */
const LanguageNote = lazy(async () => ({
  default: (await import('@/settings/language/language-note')).LanguageNote,
}));

/** Guide: facts of the current edition and the committee's text. */
export function GuidePage() {
  const { locale } = useIntl();
  const { data: match, error, refetch } = useGetMatchInfo(QUIET_WHEN_GONE);
  const guide = useGetGuide(QUIET_WHEN_GONE);
  const tracks = useDomains();
  const documents = useTemplates();
  const parts =
    match === undefined ||
    guide.isPending ||
    documents === undefined ||
    (tracks.domains === undefined && !tracks.isError)
      ? undefined
      : partsOf(match, tracks, { guide: guide.data, documents });

  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Guide" />}
        lead={
          match === undefined && isGone(error) ? (
            '\u00a0'
          ) : (
            <FormattedMessage id="guide.lead" values={{ name: <SiteName /> }} />
          )
        }
      />
      <div key={String(parts === undefined)} className={`frame ${styles['layout'] ?? ''}`}>
        {match === undefined || parts === undefined ? (
          error ? (
            <MissingEdition gone={isGone(error)} error={error} onRetry={() => void refetch()} />
          ) : (
            <GuideSkeleton />
          )
        ) : (
          <>
            <GuideOutline match={match} parts={parts} />
            <div className={styles['parts']}>
              {!isTranslated(match, languageOf(locale)) && (
                <div className={styles['note']}>
                  <Suspense>
                    <LanguageNote language={match.language} languages={match.languages} />
                  </Suspense>
                </div>
              )}
              {parts.map(({ id, title, language, body }) => (
                <GuidePart key={id} id={id} title={title} language={language}>
                  {body}
                </GuidePart>
              ))}
            </div>
          </>
        )}
      </div>
    </>
  );
}

interface Part {
  id: string;
  title: ReactNode;
  /** Language of staff content. */
  language?: Language | undefined;
  body: ReactNode;
}

/** Returns the parts of the guide; omits those without content. */
function partsOf(
  match: Match,
  tracks: ReturnType<typeof useDomains>,
  { guide, documents }: { guide: Guide | undefined; documents: readonly Template[] },
): Part[] {
  return [
    match.stages.length > 0 && {
      id: 'guide-stages',
      title: <FormattedMessage id="guide.stages" />,
      body: <GuideStages match={match} />,
    },
    tracks.domains?.length !== 0 && {
      id: 'guide-tracks',
      title: <FormattedMessage id="guide.tracks" />,
      body: <GuideTracks {...tracks} />,
    },
    match.entryRules !== undefined && {
      id: 'guide-rules',
      title: <FormattedMessage id="guide.rules" />,
      body: <EntryRuleList rules={match.entryRules} />,
    },
    match.prizes.length > 0 && {
      id: 'guide-prizes',
      title: <FormattedMessage id="guide.prizes" />,
      body: <GuidePrizes match={match} />,
    },
    ...guideSections(guide?.content ?? '').map(
      ({ title, html }, at) =>
        html !== '' && {
          id: `guide-part-${String(at + 1)}`,
          title: title || <FormattedMessage id="route.Guide" />,
          language: guide?.language,
          body: <RichText html={html} />,
        },
    ),
    guide !== undefined &&
      guide.criteria.length > 0 && {
        id: 'guide-criteria',
        title: <FormattedMessage id="guide.criteria" />,
        body: <GuideCriteria criteria={guide.criteria} />,
      },
    documents.length > 0 && {
      id: 'guide-documents',
      title: <FormattedMessage id="guide.documents" />,
      body: (
        <WhenInView className={styles['documents']} orIdle>
          <Suspense>
            <GuideDocuments documents={documents} />
          </Suspense>
        </WhenInView>
      ),
    },
  ].filter((part) => part !== false);
}

function SiteName() {
  const { name } = useSiteIdentity();
  return <span data-identity="name">{name}</span>;
}
