import type { FormRule } from 'antd';
import { useIntl } from 'react-intl';
import { valueRule } from '@/ui/form/value-rule';
import { dateProblem, type EditionDates } from './date-problem';

/** The rules of an edition's dates: each is there, and in order with the others. */
export function useDateRules() {
  const intl = useIntl();
  return (field: Parameters<typeof dateProblem>[0]): FormRule[] => [
    { required: true, message: intl.formatMessage({ id: 'staff.required' }) },
    ({ getFieldsValue }) =>
      valueRule(() => {
        const problem = dateProblem(field, getFieldsValue(true) as EditionDates);
        return problem && intl.formatMessage({ id: `staffMatch.date.${problem}` });
      }),
  ];
}
