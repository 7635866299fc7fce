import { Alert, Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDates } from '@/i18n/format/dates';

interface Props {
  draft: { at: string; by?: string };
  discarding: boolean;
  onDiscard: () => void;
}

/** Shows that the form contains a draft of a published record, with a button to discard it. */
export function DraftNote({ draft, discarding, onDiscard }: Props) {
  const intl = useIntl();
  const dates = useDates();
  return (
    <Alert
      type="info"
      style={{ marginBlockEnd: 16 }}
      title={intl.formatMessage(
        { id: 'staff.draft.note' },
        { at: dates.moment(draft.at), by: draft.by ?? '—' },
      )}
      action={
        <Button size="small" loading={discarding} onClick={onDiscard}>
          <FormattedMessage id="staff.draft.discard" />
        </Button>
      }
    />
  );
}
