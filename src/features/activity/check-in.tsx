import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getGetActivityQueryKey, useSignInActivity } from '@/api/generated/activity/activity';
import { buttonClass } from '@/ui/button';
import styles from './activity-page.module.css';

/** Digits of the code that is shown at the venue. */
const LENGTH = 6;

/** Check-in by the code that is told at the venue. */
export function CheckIn({ activityId }: { activityId: string }) {
  const id = useId();
  const client = useQueryClient();
  // The QR code at the venue carries it.
  const { code: scanned = '' } = useSearch({ strict: false });
  const [code, setCode] = useState(scanned);
  const checkIn = useSignInActivity({
    mutation: {
      onSettled: () =>
        client.invalidateQueries({ queryKey: getGetActivityQueryKey(activityId).slice(0, 3) }),
    },
  });
  return (
    <form
      className={styles['checkIn']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!checkIn.isPending) checkIn.mutate({ data: { activityId, code } });
      }}
    >
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
          value={code}
          onChange={({ target }) => {
            setCode(target.value.replace(/\D/g, ''));
          }}
        />
        <button
          type="submit"
          className={buttonClass()}
          disabled={code.length !== LENGTH}
          aria-busy={checkIn.isPending}
        >
          <FormattedMessage id="activity.checkIn" />
        </button>
      </div>
      <p id={`${id}-hint`} className={styles['hint']}>
        <FormattedMessage id="activity.checkInHint" />
      </p>
    </form>
  );
}
