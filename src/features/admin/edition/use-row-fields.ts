import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { useFieldRules } from '@/ui/form/use-field-rules';

/** Texts of an edition's lists, and the rule of a field that must be filled in. */
export function useRowFields() {
  const intl = useIntl();
  const rules = useFieldRules();
  const text = (id: MessageId, values = {}) => intl.formatMessage({ id }, values);
  return {
    text,
    needed: [rules.required('staff.required')],
    filled: [{ required: true, message: text('staff.required') }],
    /** A field's name, for who sees only it: what it is, and of which row. */
    named: (id: MessageId, index: number) => `${text(id)} ${String(index + 1)}`,
  };
}
