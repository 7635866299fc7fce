import type { FormRule } from 'antd';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { fitsTidied, type RuleName } from '@/lib/validation/rules';
import { valueRule } from './value-rule';

/** Every rule needs a message: a missing one is a type error here. */
const messageOf = (name: RuleName): MessageId => `validation.${name}`;

/** Shared validation rules as antd form rules with localized messages. */
export function useFieldRules() {
  const intl = useIntl();
  return {
    /** Requires a value; `message` is shown without one. */
    required: (message: MessageId): FormRule => ({
      required: true,
      whitespace: true,
      message: intl.formatMessage({ id: message }),
    }),
    /** Validates the normalized value, if not empty, with a named rule. */
    fits: (name: RuleName): FormRule =>
      valueRule((value: unknown) => {
        const text = typeof value === 'number' ? String(value) : value;
        return typeof text !== 'string' || text.trim() === '' || fitsTidied(name, text)
          ? undefined
          : intl.formatMessage({ id: messageOf(name) });
      }),
    /** Requires the same value as another field of the form. */
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
