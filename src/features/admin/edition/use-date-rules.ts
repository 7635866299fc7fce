import type { FormRule } from 'antd';
import { useIntl } from 'react-intl';
import { valueRule } from '@/ui/form/value-rule';
import { dateProblem, type EditionDates } from './date-problem';

/** Rules for the dates of an edition: required and in order. */
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
