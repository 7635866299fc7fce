import { FormattedMessage } from 'react-intl';
import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import { useGetLegalText } from '@/api/generated/config/config';
import type { LegalKind } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { legalPage } from '@/auth/legal/legal-pages';
import { LegalText } from '@/auth/legal/legal-text';
import { LanguageNote } from '@/settings/language/language-note';
import { PageHead } from '@/ui/page/page-head';
import styles from './legal-page.module.css';

/** Version and publication date of a text; a blank reserves the line while loading. */
function Published({ kind }: { kind: LegalKind }) {
  const dates = useDates();
  const { data } = useGetLegalText(kind, NO_TOAST_WHEN_GONE);
  if (data === undefined) return <>&nbsp;</>;
  const { version, publishDate } = data;
  return (
    <FormattedMessage id="legal.published" values={{ version, date: dates.day(publishDate) }} />
  );
}

function Note({ kind }: { kind: LegalKind }) {
  const { data } = useGetLegalText(kind, NO_TOAST_WHEN_GONE);
  return data && <LanguageNote language={data.language} languages={data.languages} />;
}

/** Legal text with its version and date. */
function LegalPage({ kind }: { kind: LegalKind }) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id={legalPage(kind).title} />}
        lead={<Published kind={kind} />}
      />
      <div className={`frame ${styles['page'] ?? ''}`}>
        <div className={styles['text']}>
          <Note kind={kind} />
          <LegalText kind={kind} />
        </div>
      </div>
    </>
  );
}

export function PrivacyPage() {
  return <LegalPage kind="privacy" />;
}

export function TermsPage() {
  return <LegalPage kind="terms" />;
}

export function AccessibilityPage() {
  return <LegalPage kind="accessibility" />;
}
