import { Form, Input, InputNumber } from 'antd';
import type { Rule } from 'antd/es/form';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { RowText } from '@/ui/admin/row-text';
import { useRowFields } from '@/ui/admin/use-row-fields';
import { valueRule } from '@/ui/form/value-rule';

/** Required sum of the weights, in percent (business rule `criteriaWeights`). */
const WHOLE = 100;

/** Form values of a list of criteria; emptied number fields are null. */
interface Values {
  criteria?: { weight?: number | null }[];
}

interface Props {
  index: number;
  /** Rules of the maximum score. */
  maxRules?: Rule[];
  /** Maximum score that holds for an empty field. */
  defaultMax?: string;
}

/** Fields of a judging criterion in a form list: name, guidance, weight and maximum score. */
export function CriterionFields({ index, maxRules = [], defaultMax = '' }: Props) {
  const { text, filled, named } = useRowFields();
  const form = Form.useFormInstance<Values>();
  const whole = valueRule(() => {
    const { criteria = [] } = form.getFieldsValue(true) as Values;
    const sum = criteria.reduce((total, { weight }) => total + (weight ?? 0), 0);
    return sum === WHOLE ? undefined : text('staffMatch.weightSum', { sum });
  });
  return (
    <>
      <RowText index={index} field="name" label="staffMatch.criterion" max={50} />
      <div>
        <LocalizedItem name={[index, 'guidance']}>
          <Input.TextArea
            maxLength={500}
            autoSize={{ minRows: 1, maxRows: 4 }}
            placeholder={text('staffMatch.guidance')}
            aria-label={named('staffMatch.guidance', index)}
          />
        </LocalizedItem>
      </div>
      <Form.Item name={[index, 'weight']} dependencies={['criteria']} rules={[...filled, whole]}>
        <InputNumber
          controls={false}
          min={1}
          max={WHOLE}
          precision={0}
          suffix="%"
          style={{ width: '100%' }}
          placeholder={text('staffMatch.weight')}
          aria-label={named('staffMatch.weight', index)}
        />
      </Form.Item>
      <Form.Item name={[index, 'max']} rules={maxRules}>
        <InputNumber
          controls={false}
          min={1}
          max={100}
          precision={0}
          style={{ width: '100%' }}
          prefix={text('staffJudging.max')}
          placeholder={defaultMax}
          aria-label={named('staffJudging.max', index)}
        />
      </Form.Item>
    </>
  );
}
