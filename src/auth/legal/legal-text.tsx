import { FormattedMessage } from 'react-intl';
import { useGetLegalText } from '@/api/generated/config/config';
import type { LegalKind } from '@/api/generated/model';
import { isGone, NO_TOAST_WHEN_GONE } from '@/api/failure';
import { LANGUAGES } from '@/i18n/languages';
import { EmptyState, FailedState } from '@/ui/feedback/result-state';
import { ChineseOnly } from '@/ui/page/chinese-only';
import { RichText } from '@/ui/rich-text/rich-text';
import styles from './legal.module.css';

/** Shows a legal text in the reader's language, or its loading, missing or failed state. */
export function LegalText({ kind }: { kind: LegalKind }) {
  const { data, error, refetch } = useGetLegalText(kind, NO_TOAST_WHEN_GONE);
  if (data === undefined) {
    if (isGone(error)) return <EmptyState title={<FormattedMessage id="legal.none" />} />;
    if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
    return <div className={styles['blank']} aria-busy="true" />;
  }
  const { language, content } = data;
  return (
    <div lang={LANGUAGES[language]}>
      <ChineseOnly language={language} />
      <RichText html={content} />
    </div>
  );
}
