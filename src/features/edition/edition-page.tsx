import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { detailState } from '@/api/failure';
import { useListEditions } from '@/api/generated/match/match';
import { pictureSource } from '@/api/file-url';
import { useDates } from '@/i18n/format/dates';
import { LANGUAGES } from '@/i18n/languages';
import { SiteLink } from '@/lib/page/site-link';
import { LanguageNote } from '@/settings/language/language-note';
import { DetailPlaceholder } from '@/ui/detail/detail-placeholder';
import { PageHead } from '@/ui/page/page-head';
import { RichText } from '@/ui/rich-text/rich-text';
import { EditionDownloads } from './edition-downloads';
import { EditionFigures } from './edition-figures';
import { EditionGallery } from './edition-gallery';
import { EditionNews } from './edition-news';
import { editionSearch } from './search';
import { EditionWinners } from './edition-winners';
import styles from './edition-page.module.css';

/** Edition with theme, key numbers, winners, pictures and news. */
export function EditionPage() {
  const { id, page } = editionSearch(useSearch({ strict: false }));
  const dates = useDates();
  const { data, error, refetch } = useListEditions();
  const edition = data?.find((one) => one.id === id);

  if (edition === undefined) {
    return (
      <div className={`frame ${styles['page'] ?? ''}`}>
        <DetailPlaceholder
          title="route.HistoryPreview"
          state={data && id !== '' ? 'gone' : detailState(id, error)}
          error={error}
          onRetry={() => void refetch()}
          back={<BackToEditions />}
        >
          <div className={styles['blank']} aria-hidden="true" />
        </DetailPlaceholder>
      </div>
    );
  }

  const lang = LANGUAGES[edition.language];
  return (
    <>
      <PageHead
        title={<span lang={lang}>{edition.name}</span>}
        lead={
          <>
            <span lang={lang}>{edition.theme}</span>
            {` · ${dates.dayRange(edition.start, edition.end)}`}
          </>
        }
      />
      <div className={`frame ${styles['page'] ?? ''}`}>
        <BackToEditions />
        <LanguageNote language={edition.language} languages={edition.languages} />
        <section className={styles['about']} aria-labelledby="edition-about">
          <h2 id="edition-about" className="visually-hidden">
            <FormattedMessage id="history.about" />
          </h2>
          <div>
            <div lang={lang}>
              <RichText html={edition.introduction} />
            </div>
            <div className={styles['figures']}>
              <EditionFigures figures={edition.figures} />
            </div>
          </div>
          {edition.bannerFileId !== undefined && (
            <img
              className={styles['banner']}
              {...pictureSource(edition.bannerFileId)}
              alt=""
              width="800"
              height="450"
            />
          )}
        </section>
        <EditionWinners winners={edition.winners} />
        {edition.gallery.length > 0 && <EditionGallery pictures={edition.gallery} />}
        {edition.downloads.length > 0 && <EditionDownloads files={edition.downloads} />}
        <EditionNews id={id} page={page} />
      </div>
    </>
  );
}

function BackToEditions() {
  return (
    <SiteLink to="/history">
      <FormattedMessage id="history.back" />
    </SiteLink>
  );
}
