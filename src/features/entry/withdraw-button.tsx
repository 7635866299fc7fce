import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NO_TOAST_WHEN_UNANSWERED } from '@/api/failure';
import { useSaveProject } from '@/api/generated/project/project';
import type { MyProject } from '@/api/generated/model';
import { ActionButton } from '@/ui/button/action-button';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { FailureNote } from '@/ui/feedback/failure-note';
import { contentOf, valuesOf } from '@/domain/entry/entry-values';
import { uniqueId } from '@/lib/unique-id';

/** Withdraws a submitted entry to a draft, after confirmation. Render with the entry's revision as `key`. */
export function WithdrawButton({ entry }: { entry: MyProject }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  // A stable idempotency key: a retry after a lost response repeats the same request.
  const [saveKey] = useState(() => uniqueId());
  const withdraw = useSaveProject(NO_TOAST_WHEN_UNANSWERED);
  const send = () => {
    // Close the dialog first, because it would cover a login modal.
    setAsking(false);
    const { revision } = entry;
    withdraw.mutate({ data: { ...contentOf(valuesOf(entry)), status: 0, revision, saveKey } });
  };
  return (
    <>
      <ActionButton variant="outline" loading={withdraw.isPending} onClick={() => setAsking(true)}>
        <FormattedMessage id="signUp.withdraw" />
      </ActionButton>
      <FailureNote error={withdraw.error} />
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'signUp.withdrawTitle' })}
          text={<FormattedMessage id="signUp.confirmWithdraw" />}
          confirm={<FormattedMessage id="signUp.withdraw" />}
          keep={<FormattedMessage id="signUp.keepSubmitted" />}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
