import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { useFieldRules } from '../form/use-field-rules';

/** Texts and rules shared by the fields of a form list's rows. */
export function useRowFields() {
  const intl = useIntl();
  const rules = useFieldRules();
  const text = (id: MessageId, values = {}) => intl.formatMessage({ id }, values);
  return {
    text,
    needed: [rules.required('staff.required')],
    filled: [{ required: true, message: text('staff.required') }],
    /** Returns the accessible name of a field: label and row number. */
    named: (id: MessageId, index: number) => `${text(id)} ${String(index + 1)}`,
  };
}
