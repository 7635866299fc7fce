import { Form, Input } from 'antd';
import { FormattedMessage } from 'react-intl';
import { CriterionFields } from '@/domain/judging/criterion-fields';
import { uniqueId } from '@/lib/unique-id';
import { RowList } from '@/ui/admin/row-list';
import { useRowFields } from '@/ui/admin/use-row-fields';

/** Form list of a round's criteria with weight, maximum score and guidance. */
export function RoundCriteria() {
  const { text, filled } = useRowFields();
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
            <CriterionFields index={index} maxRules={filled} />
          </>
        )}
      />
    </>
  );
}
