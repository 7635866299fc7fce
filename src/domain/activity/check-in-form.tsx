import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '@/ui/button/button';
import styles from './check-in.module.css';
import type { CallFailure } from '@/ui/feedback/call-failure';
import { FailureText } from '@/ui/feedback/failure-text';
import { VenueScan } from './venue-scan';

const LENGTH = 6;

interface Props {
  activityId: string;
  /** Scanned code; empty to type one. */
  scanned: string;
  loading: boolean;
  problem: CallFailure | null;
  onCheckIn: (code: string) => void;
}

/** Form for checking in with the code shown at the venue, scanned or typed. */
export function CheckInForm({ activityId, scanned, loading, problem, onCheckIn }: Props) {
  const id = useId();
  const [code, setCode] = useState(scanned);
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) onCheckIn(code);
      }}
    >
      {/* Not needed if the phone's camera app has scanned the code. */}
      {scanned === '' && (
        <VenueScan
          activityId={activityId}
          onCode={(read) => {
            setCode(read);
            onCheckIn(read);
          }}
        />
      )}
      <label htmlFor={id}>
        <FormattedMessage id="activity.checkInCode" />
      </label>
      <div className={styles['code']}>
        <input
          id={id}
          className={styles['input']}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          required
          maxLength={LENGTH}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem !== null}
          value={code}
          onChange={({ target }) => {
            setCode(target.value.replace(/\D/g, ''));
          }}
        />
        <button
          type="submit"
          // Scanning is the primary action if nothing has been scanned.
          className={buttonClass(scanned === '' ? 'outline' : 'solid')}
          disabled={code.length !== LENGTH}
          aria-busy={loading}
        >
          <FormattedMessage id="activity.checkIn" />
        </button>
      </div>
      {problem !== null && (
        <p role="alert" className={styles['problem']}>
          <FailureText error={problem} />
        </p>
      )}
      <p id={`${id}-hint`} className={styles['hint']}>
        <FormattedMessage id="activity.checkInHint" />
      </p>
    </form>
  );
}
