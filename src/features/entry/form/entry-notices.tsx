import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import { FormNotices } from '@/ui/form/form-notices';
import { LeaveGuard } from '@/ui/form/leave-guard';
import type { useEntryForm } from './use-entry-form';

interface Props {
  entry: ReturnType<typeof useEntryForm>;
  closed: boolean;
}

/** Notices above an entry's form, and the guard against leaving with unsaved changes. */
export function EntryNotices({ entry, closed }: Props) {
  return (
    <>
      {closed && (
        <Alert
          type="warning"
          role="alert"
          showIcon
          title={<FormattedMessage id="signUp.closed" />}
        />
      )}
      <LeaveGuard
        isUnsent={entry.isUnsent}
        onSave={entry.mayBeDraft && !closed ? entry.saveDraft : undefined}
      />
      <FormNotices {...entry.notices} />
      {entry.waits && (
        <Alert
          type="info"
          role="status"
          showIcon
          title={<FormattedMessage id="offline.entryWaits" />}
        />
      )}
    </>
  );
}
