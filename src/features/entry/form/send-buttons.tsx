import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { useEntryForm } from './use-entry-form';

interface Props {
  entry: ReturnType<typeof useEntryForm>;
  closed: boolean;
}

/** Saves the entry as a draft; only for entries that aren't submitted. */
export function SaveDraftButton({ entry, closed }: Props) {
  if (!entry.mayBeDraft) return null;
  return (
    <Button
      size="large"
      loading={entry.loading === 0}
      disabled={closed || entry.loading === 1}
      onClick={() => void entry.saveDraft()}
    >
      <FormattedMessage id="signUp.saveDraft" />
    </Button>
  );
}

/** Submits the entry; for the review step. */
export function SubmitButton({ entry, closed }: Props) {
  return (
    <Button
      size="large"
      type="primary"
      loading={entry.loading === 1}
      disabled={closed || entry.loading === 0}
      onClick={() => void entry.submit()}
    >
      <FormattedMessage id="signUp.submit" />
    </Button>
  );
}
