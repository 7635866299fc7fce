import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import { LastSavedTime } from '@/ui/form/last-saved-time';
import styles from './entry-form.module.css';
import { STEPS } from './entry-steps';
import type { useEntryForm } from './use-entry-form';
import { SaveDraftButton, SubmitButton } from './send-buttons';

interface Props {
  entry: ReturnType<typeof useEntryForm>;
  step: number;
  onStep: (step: number) => void;
  closed: boolean;
}

/** Navigation between the steps, last saved time, and the save and submit buttons. */
export function EntryActions({ entry, step, onStep, closed }: Props) {
  const last = step === STEPS.length - 1;
  return (
    <div className={styles['actions']}>
      <Button size="large" disabled={step === 0} onClick={() => onStep(step - 1)}>
        <FormattedMessage id="signUp.back" />
      </Button>
      {!last && (
        <Button size="large" type="primary" onClick={() => onStep(step + 1)}>
          <FormattedMessage id="signUp.next" />
        </Button>
      )}
      <span className={styles['lastSaved']} role="status">
        <LastSavedTime {...entry.lastSaved} />
      </span>
      <SaveDraftButton entry={entry} closed={closed} />
      {last && <SubmitButton entry={entry} closed={closed} />}
    </div>
  );
}
