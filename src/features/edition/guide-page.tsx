import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isGone, NO_TOAST_WHEN_GONE } from '@/api/failure';
import type { Match } from '@/api/generated/model';
import { useGetGuide, useGetMatchInfo } from '@/api/generated/match/match';
import { isTranslated, languageOf } from '@/i18n/languages';
import { useTemplates } from '@/domain/file/use-templates';
import { useDomains } from '@/domain/reference/use-domains';
import { useNarrow } from '@/lib/use-narrow';
import { PageHead } from '@/ui/page/page-head';
import { MissingEdition } from '@/domain/edition/missing-edition';
import { GuideOutline } from './guide-outline';
import { GuidePart } from './guide-part';
import { guideParts } from './guide-parts';
import { GuideSignUp } from './guide-sign-up';
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

/** Loaded lazily: few visitors need it. */
const LanguageNote = lazy(async () => ({
  default: (await import('@/settings/language/language-note')).LanguageNote,
}));

/** Maximum width of the layout with one column, in pixels, as in `guide-page.module.css`. */
const ONE_COLUMN = 900;

/** Guide: facts of the current edition and the committee's text. */
export function GuidePage() {
  const intl = useIntl();
  const { data: match, error, refetch } = useGetMatchInfo(NO_TOAST_WHEN_GONE);
  const guide = useGetGuide(NO_TOAST_WHEN_GONE);
  const tracks = useDomains();
  const documents = useTemplates();
  const parts =
    match === undefined ||
    guide.isPending ||
    documents === undefined ||
    (tracks.domains === undefined && !tracks.isError)
      ? undefined
      : guideParts(intl, match, tracks, { guide: guide.data, documents });

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
          <GuideBody match={match} parts={parts} />
        )}
      </div>
    </>
  );
}

interface BodyProps {
  match: Match;
  parts: ReturnType<typeof guideParts>;
}

function GuideBody({ match, parts }: BodyProps) {
  const intl = useIntl();
  const narrow = useNarrow(ONE_COLUMN);
  return (
    <>
      <div className={styles['aside']}>
        {!narrow && <GuideSignUp match={match} />}
        <GuideOutline match={match} parts={parts} />
      </div>
      <div className={styles['parts']}>
        {!isTranslated(match, languageOf(intl.locale)) && (
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
      {narrow && <GuideSignUp match={match} />}
    </>
  );
}

function SiteName() {
  const { name } = useSiteIdentity();
  return <span data-identity="name">{name}</span>;
}
