import { Form, Input, InputNumber } from 'antd';
import { FormattedMessage } from 'react-intl';
import { uniqueId } from '@/lib/unique-id';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { RowList } from '@/ui/admin/row-list';
import { RowText } from '@/ui/admin/row-text';
import { useRowFields } from '@/ui/admin/use-row-fields';
import { valueRule } from '@/ui/form/value-rule';
import type { RoundValues } from './round-fields';

/** Required sum of the weights, in percent (business rule `criteriaWeights`). */
const WHOLE = 100;

/** Form list of a round's criteria with weight, maximum score and guidance. */
export function RoundCriteria() {
  const { text, filled, named } = useRowFields();
  const form = Form.useFormInstance<RoundValues>();
  const whole = valueRule(() => {
    const { criteria = [] } = form.getFieldsValue(true) as Partial<RoundValues>;
    // Emptied number fields are null.
    const sum = criteria.reduce((total, { weight }) => total + ((weight as number | null) ?? 0), 0);
    return sum === WHOLE ? undefined : text('staffMatch.weightSum', { sum });
  });
  return (
    <>
      <p>
        <FormattedMessage id="staffJudging.scaleNote" />
      </p>
      <RowList
        name="criteria"
        label={text('staffMatch.criteria')}
        add={text('staffMatch.addCriterion')}
        fresh={() => ({ id: uniqueId(), max: 10 })}
        row={(index) => (
          <>
            <Form.Item name={[index, 'id']} hidden>
              <Input />
            </Form.Item>
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
            <Form.Item
              name={[index, 'weight']}
              dependencies={['criteria']}
              rules={[...filled, whole]}
            >
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
            <Form.Item name={[index, 'max']} rules={filled}>
              <InputNumber
                controls={false}
                min={1}
                max={100}
                precision={0}
                style={{ width: '100%' }}
                prefix={text('staffJudging.max')}
                aria-label={named('staffJudging.max', index)}
              />
            </Form.Item>
          </>
        )}
      />
    </>
  );
}
