import { Form, Input, InputNumber } from 'antd';
import { CoverField } from '@/domain/file/cover-field';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { THOUSANDS } from './thousands';
import { uniqueId } from '@/lib/unique-id';
import { MomentField } from '@/ui/form/moment-field';
import { RowList } from '@/ui/admin/row-list';
import { useDateRules } from './use-date-rules';
import { RowText } from '@/ui/admin/row-text';
import { useRowFields } from '@/ui/admin/use-row-fields';

/** Form list of the stages; the first and the last delimit the edition. */
export function StageList() {
  const { text, named } = useRowFields();
  const rules = useDateRules();
  return (
    <RowList
      name="stages"
      label={text('staffMatch.stages')}
      add={text('staffMatch.addStage')}
      fresh={() => ({})}
      row={(index) => (
        <>
          <RowText index={index} field="name" label="staffMatch.stage" max={50} />
          <Form.Item
            name={[index, 'start']}
            dependencies={['stages']}
            rules={rules(['stages', index, 'start'])}
          >
            <MomentField label={named('staffMatch.stageStart', index)} />
          </Form.Item>
          <Form.Item
            name={[index, 'end']}
            dependencies={['stages']}
            rules={rules(['stages', index, 'end'])}
          >
            <MomentField label={named('staffMatch.stageEnd', index)} isEnd />
          </Form.Item>
        </>
      )}
    />
  );
}

/** Form list of the prizes, highest first; winners are published in this order. An awarded one can't be removed. */
export function PrizeList({ awarded }: { awarded: readonly string[] }) {
  const { text, filled, named } = useRowFields();
  const form = Form.useFormInstance();
  return (
    <RowList
      name="prizes"
      label={text('staffMatch.prizes')}
      add={text('staffMatch.addPrize')}
      // Awards reference a prize by its id, which survives renaming.
      fresh={() => ({ id: uniqueId(), count: 1 })}
      blocked={(index) =>
        awarded.includes(form.getFieldValue(['prizes', index, 'id']) as string)
          ? text('staffMatch.prizeAwarded')
          : undefined
      }
      row={(index) => (
        <>
          <Form.Item name={[index, 'id']} hidden>
            <Input />
          </Form.Item>
          <RowText index={index} field="name" label="staffMatch.prize" max={50} />
          <Form.Item name={[index, 'amount']} rules={filled}>
            <InputNumber
              controls={false}
              min={0}
              precision={0}
              prefix="¥"
              {...THOUSANDS}
              style={{ width: '100%' }}
              placeholder={text('staffMatch.amount')}
              aria-label={named('staffMatch.amount', index)}
            />
          </Form.Item>
          <Form.Item name={[index, 'count']} rules={filled}>
            <InputNumber
              controls={false}
              min={1}
              precision={0}
              prefix="×"
              style={{ width: '100%' }}
              aria-label={named('staffMatch.count', index)}
            />
          </Form.Item>
        </>
      )}
    />
  );
}

/** Form list of the statement's paragraphs. */
export function StatementList() {
  const { text, needed, named } = useRowFields();
  return (
    <RowList
      name="statement"
      label={text('staffMatch.statement')}
      add={text('staffMatch.addParagraph')}
      fresh={() => ({})}
      row={(index) => (
        <div>
          <LocalizedItem name={[index]} rules={needed}>
            <Input.TextArea
              maxLength={2000}
              autoSize={{ minRows: 1, maxRows: 6 }}
              aria-label={named('staffMatch.paragraph', index)}
            />
          </LocalizedItem>
        </div>
      )}
    />
  );
}

/** Form list of the pictures on a past edition's page. */
export function GalleryList() {
  const { text, filled, named } = useRowFields();
  return (
    <RowList
      name="gallery"
      label={text('staffMatch.gallery')}
      add={text('staffMatch.addPicture')}
      fresh={() => ({})}
      row={(index) => (
        <>
          <Form.Item name={[index, 'fileId']} rules={filled}>
            <CoverField label={named('staffMatch.picture', index)} />
          </Form.Item>
          <RowText index={index} field="caption" label="staffMatch.caption" max={200} />
        </>
      )}
    />
  );
}
