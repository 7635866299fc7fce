import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '@/ui/button/button';
import styles from './check-in.module.css';
import type { CallFailure } from '@/ui/feedback/call-failure';
import { FailureText } from '@/ui/feedback/failure-text';
import { VenueScan } from './venue-scan';

/** Digits of the code that is shown at the venue. */
const LENGTH = 6;

interface Props {
  activityId: string;
  /** The code that was scanned at the venue; empty for one to be typed. */
  scanned: string;
  loading: boolean;
  /** Why it was refused last. */
  problem: CallFailure | null;
  onCheckIn: (code: string) => void;
}

/** Check-in by the code that is shown at the venue: scanned with the page's address, or typed. */
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
      {/* Who has scanned it with the phone's own camera needs no other. */}
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
          // One main way in: where nothing was scanned yet, scanning is it.
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
