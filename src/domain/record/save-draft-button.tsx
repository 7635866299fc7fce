import { Button, type FormInstance } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { withoutEmptyTexts } from '@/lib/localized-blanks';
import { notify } from '@/lib/notices';

interface Props<T> {
  form: FormInstance<T>;
  saving: boolean;
  /** Saves the form as a draft; rejects on failure. */
  save: (values: T) => Promise<unknown>;
  onSaved: () => void;
}

/** Saves changes of a published record as a draft if the form is valid. */
export function SaveDraftButton<T>({ form, saving, save, onSaved }: Props<T>) {
  const intl = useIntl();
  const send = async () => {
    // Fields show validation errors; the failure policy shows the server's.
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
