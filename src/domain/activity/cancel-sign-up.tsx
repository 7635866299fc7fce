import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionButton } from '@/ui/button/action-button';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';

interface Props {
  /** The activity's. */
  title: string;
  loading: boolean;
  /** Names the button where there are several. */
  label?: string | undefined;
  onCancel: () => void;
  children: ReactNode;
}

/** The button that gives up a seat; asks first, because the seat may not be had again. */
export function CancelSignUp({ title, loading, label, onCancel, children }: Props) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const cancel = () => {
    // A login that is asked for meanwhile must not lie behind it.
    setAsking(false);
    onCancel();
  };
  return (
    <>
      <ActionButton
        variant="outline"
        loading={loading}
        label={label}
        onClick={() => setAsking(true)}
      >
        {children}
      </ActionButton>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'activity.cancelAsk.title' })}
          text={<FormattedMessage id="activity.cancelAsk.text" values={{ title }} />}
          confirm={<FormattedMessage id="activity.cancelAsk.confirm" />}
          keep={<FormattedMessage id="activity.cancelAsk.keep" />}
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
