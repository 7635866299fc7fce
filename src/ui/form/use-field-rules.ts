import type { FormRule } from 'antd';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { fitsTidied, type RuleName } from '@/lib/validation/rules';
import { valueRule } from './value-rule';

/** Every rule has its message: one without is a type error here. */
const messageOf = (name: RuleName): MessageId => `validation.${name}`;

/** The shared rule set as rules of antd's forms, with messages in the interface's language. */
export function useFieldRules() {
  const intl = useIntl();
  return {
    /** A field that must be filled in; `message` says so. */
    required: (message: MessageId): FormRule => ({
      required: true,
      whitespace: true,
      message: intl.formatMessage({ id: message }),
    }),
    /** A field whose normal form must fit a rule where it is filled in. */
    fits: (name: RuleName): FormRule =>
      valueRule((value: unknown) => {
        const text = typeof value === 'number' ? String(value) : value;
        return typeof text !== 'string' || text.trim() === '' || fitsTidied(name, text)
          ? undefined
          : intl.formatMessage({ id: messageOf(name) });
      }),
    /** A field that must repeat another one of its form. */
    repeats:
      (field: string): FormRule =>
      ({ getFieldValue }) =>
        valueRule((value: unknown) =>
          value === undefined || value === '' || value === getFieldValue(field)
            ? undefined
            : intl.formatMessage({ id: 'validation.repeat' }),
        ),
  };
}
