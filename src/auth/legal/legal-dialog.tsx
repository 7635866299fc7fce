import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LegalKind } from '@/api/generated/model';
import { ActionButton } from '@/ui/button/action-button';
import { NativeDialog } from '@/ui/feedback/native-dialog';
import { legalPage } from './legal-pages';
import { LegalText } from './legal-text';
import styles from './legal.module.css';

interface Props {
  kind: LegalKind;
  onClose: () => void;
}

/** Prevents Escape from also closing the outer dialog, which listens on the window. */
function useEscapeForText(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopPropagation();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, []);
}

/** Shows a legal text in a dialog over a form, so that the form keeps its input. */
export default function LegalDialog({ kind, onClose }: Props) {
  const intl = useIntl();
  useEscapeForText();
  const title = intl.formatMessage({ id: legalPage(kind).title });
  return (
    <NativeDialog label={title} className={styles['dialog']} onClose={onClose}>
      <div className={styles['panel']}>
        <h2 className={styles['title']}>{title}</h2>
        <div className={styles['text']} role="region" aria-label={title} tabIndex={0}>
          <LegalText kind={kind} />
        </div>
        <div className={styles['acts']}>
          <ActionButton variant="outline" onClick={onClose}>
            <FormattedMessage id="legal.close" />
          </ActionButton>
        </div>
      </div>
    </NativeDialog>
  );
}
