import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import { KeptTime } from '@/ui/kept-time';
import styles from './entry-form.module.css';
import { STEPS } from './entry-steps';
import type { useEntryForm } from './use-entry-form';

interface Props {
  entry: ReturnType<typeof useEntryForm>;
  step: number;
  onStep: (step: number) => void;
  closed: boolean;
}

/** The way between the steps, what is kept, and the two ways to send it. */
export function EntryActions({ entry, step, onStep, closed }: Props) {
  return (
    <div className={styles['actions']}>
      <Button disabled={step === 0} onClick={() => onStep(step - 1)}>
        <FormattedMessage id="signUp.back" />
      </Button>
      <Button disabled={step === STEPS.length - 1} onClick={() => onStep(step + 1)}>
        <FormattedMessage id="signUp.next" />
      </Button>
      <span className={styles['kept']} role="status">
        <KeptTime {...entry.kept} />
      </span>
      {entry.mayBeDraft && (
        <Button
          loading={entry.busy === 0}
          disabled={closed || entry.busy === 1}
          onClick={() => void entry.saveDraft()}
        >
          <FormattedMessage id="signUp.saveDraft" />
        </Button>
      )}
      <Button
        type="primary"
        loading={entry.busy === 1}
        disabled={closed || entry.busy === 0}
        onClick={() => void entry.submit()}
      >
        <FormattedMessage id="signUp.submit" />
      </Button>
    </div>
  );
}
