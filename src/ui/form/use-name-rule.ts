import type { FormRule } from 'antd';
import { useIntl } from 'react-intl';

const PARTS = ['firstName', 'lastName', 'chineseName'];

/** The rule of a person's name: one of its three parts is enough, whichever it is. */
export function useNameRule(): FormRule {
  const intl = useIntl();
  return ({ getFieldValue }) => ({
    validator: () =>
      PARTS.some((part) => String(getFieldValue(part) ?? '').trim() !== '')
        ? Promise.resolve()
        : Promise.reject(new Error(intl.formatMessage({ id: 'account.nameMissing' }))),
  });
}
