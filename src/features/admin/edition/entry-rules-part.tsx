import { Col, Form, Input, InputNumber, Row, Select, type FormRule } from 'antd';
import type { EntryKind } from '@/api/generated/model';
import { uniqueId } from '@/lib/unique-id';
import { RowList } from '@/ui/admin/row-list';
import { valueRule } from '@/ui/form/value-rule';
import { RowText } from '@/ui/admin/row-text';
import { useRowFields } from '@/ui/admin/use-row-fields';

const EVERY_KIND = 'all';
const KINDS = [EVERY_KIND, 'company', 'team'] as const;

/** Conditions for submitting an entry; empty fields set no limit. */
export function EntryRulesPart() {
  const { text } = useRowFields();
  const notSmaller: FormRule = ({ getFieldValue }) =>
    valueRule((max: number | null = null) => {
      const min = (getFieldValue(['entryRules', 'teamMin']) as number | null | undefined) ?? 1;
      return max === null || max >= min ? undefined : text('staffMatch.teamSizeOrder');
    });
  return (
    <>
      <Row gutter={16}>
        <Col xs={12} sm={6}>
          <Form.Item name={['entryRules', 'teamMin']} label={text('staffMatch.teamMin')}>
            <InputNumber
              controls={false}
              min={1}
              max={1000}
              precision={0}
              style={{ width: '100%' }}
            />
          </Form.Item>
        </Col>
        <Col xs={12} sm={6}>
          <Form.Item
            name={['entryRules', 'teamMax']}
            label={text('staffMatch.teamMax')}
            dependencies={[['entryRules', 'teamMin']]}
            rules={[notSmaller]}
          >
            <InputNumber
              controls={false}
              min={1}
              max={1000}
              precision={0}
              style={{ width: '100%' }}
            />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item
            name={['entryRules', 'allowedKinds']}
            label={text('staffMatch.allowedKinds')}
            getValueProps={(kinds?: EntryKind[]) => ({
              value: kinds?.length === 1 ? kinds[0] : EVERY_KIND,
            })}
            normalize={(kind: (typeof KINDS)[number]) => (kind === EVERY_KIND ? undefined : [kind])}
          >
            <Select
              options={KINDS.map((value) => ({ value, label: text(`staffMatch.kind.${value}`) }))}
            />
          </Form.Item>
        </Col>
      </Row>
      <Form.Item
        name={['entryRules', 'foundedAfter']}
        label={text('staffMatch.foundedAfter')}
        extra={text('staffMatch.foundedAfterHint')}
      >
        <Input type="date" />
      </Form.Item>
      <RowList
        name={['entryRules', 'requiredDocuments']}
        label={text('staffMatch.requiredDocuments')}
        add={text('staffMatch.addRequiredDocument')}
        // Entry files reference a document by its id, which survives renaming.
        fresh={() => ({ id: uniqueId() })}
        row={(index) => (
          <>
            <Form.Item name={[index, 'id']} hidden>
              <Input />
            </Form.Item>
            <RowText index={index} field="name" label="staffMatch.requiredDocument" max={100} />
          </>
        )}
      />
    </>
  );
}
