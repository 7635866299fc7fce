import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import { LastSavedTime } from '@/ui/form/last-saved-time';
import type { useEntryForm } from '../form/use-entry-form';
import styles from './mobile-form.module.css';
import { SCREENS } from './mobile-screens';
import { SaveDraftButton, SubmitButton } from '../form/send-buttons';

interface Props {
  entry: ReturnType<typeof useEntryForm>;
  at: number;
  onTurn: (screen: number) => void;
  closed: boolean;
}

/** Step navigation, and the save and submit buttons, at the bottom of the mobile form. */
export function MobileActions({ entry, at, onTurn, closed }: Props) {
  const last = at === SCREENS.length - 1;
  return (
    <>
      <div className={styles['keep']}>
        <span className={styles['lastSaved']} role="status">
          <LastSavedTime {...entry.lastSaved} />
        </span>
        <SaveDraftButton entry={entry} closed={closed} />
      </div>
      <div className={styles['actions']}>
        <Button disabled={at === 0} onClick={() => onTurn(at - 1)}>
          <FormattedMessage id="signUp.back" />
        </Button>
        {last ? (
          <SubmitButton entry={entry} closed={closed} />
        ) : (
          <Button type="primary" onClick={() => onTurn(at + 1)}>
            <FormattedMessage id="signUp.next" />
          </Button>
        )}
      </div>
    </>
  );
}
