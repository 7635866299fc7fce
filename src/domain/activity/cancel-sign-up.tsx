import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionButton } from '@/ui/button/action-button';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';

interface Props {
  title: string;
  loading: boolean;
  /** Accessible name, if there are several buttons. */
  label?: string | undefined;
  onCancel: () => void;
  children: ReactNode;
}

/** Cancels a sign-up after a confirmation, because the seat may be lost. */
export function CancelSignUp({ title, loading, label, onCancel, children }: Props) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const cancel = () => {
    // Closes the dialog first, because it would cover a login modal.
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
