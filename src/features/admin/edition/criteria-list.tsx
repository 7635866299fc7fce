import { Form, Input, InputNumber } from 'antd';
import type { StaffCriterion } from '@/api/generated/model';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { RowList } from '@/ui/admin/row-list';
import { valueRule } from '@/ui/form/value-rule';
import { RowText } from '@/ui/admin/row-text';
import { useRowFields } from '@/ui/admin/use-row-fields';

/** Required sum of the weights, in percent (business rule `criteriaWeights`). */
const WHOLE = 100;

/** Form list of the scoring criteria with their weights. */
export function CriteriaList() {
  const { text, filled, named } = useRowFields();
  const form = Form.useFormInstance<{ criteria?: Partial<StaffCriterion>[] }>();
  const whole = valueRule(() => {
    const criteria = form.getFieldValue('criteria') as Partial<StaffCriterion>[] | undefined;
    const sum = (criteria ?? []).reduce((total, one) => total + (one.weight ?? 0), 0);
    return sum === WHOLE ? undefined : text('staffMatch.weightSum', { sum });
  });
  return (
    <RowList
      name="criteria"
      label={text('staffMatch.criteria')}
      add={text('staffMatch.addCriterion')}
      fresh={() => ({})}
      row={(index) => (
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
          <Form.Item name={[index, 'max']}>
            <InputNumber
              controls={false}
              min={1}
              max={100}
              precision={0}
              style={{ width: '100%' }}
              prefix={text('staffJudging.max')}
              placeholder="10"
              aria-label={named('staffJudging.max', index)}
            />
          </Form.Item>
        </>
      )}
    />
  );
}
