import { Button, type FormInstance } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { withoutEmptyTexts } from '@/lib/localized-blanks';
import { notify } from '@/lib/notices';

interface Props<T> {
  form: FormInstance<T>;
  saving: boolean;
  /** Keeps what the form holds beside the record; rejects where it could not. */
  save: (values: T) => Promise<unknown>;
  onSaved: () => void;
}

/** Keeps a change beside the published record, once the form has no error. */
export function SaveDraftButton<T>({ form, saving, save, onSaved }: Props<T>) {
  const intl = useIntl();
  const send = async () => {
    // A wrong field says so itself, and the failure policy what the server refused.
    const values = await form.validateFields().catch(() => undefined);
    if (values === undefined) return;
    const saved = await save(withoutEmptyTexts(values)).then(
      () => true,
      () => false,
    );
    if (!saved) return;
    notify('success', intl.formatMessage({ id: 'staff.draft.saved' }), 3);
    onSaved();
  };
  return (
    <Button loading={saving} onClick={() => void send()}>
      <FormattedMessage id="staff.draft.save" />
    </Button>
  );
}
