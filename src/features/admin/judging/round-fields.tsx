import { Checkbox, Col, Form, Input, InputNumber, Radio, Row, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JudgingCriterion, JudgingRound, JudgingRoundBody } from '@/api/generated/model';
import { useTextIn } from '@/i18n/use-text-in';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { MomentField } from '@/ui/form/moment-field';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { valueRule } from '@/ui/form/value-rule';

export interface RoundValues extends Omit<JudgingRoundBody, 'matchInfoId' | 'fromRoundId'> {
  /** Earlier round whose shortlist is judged; empty for the accepted entries. */
  source?: string;
  /** Only of an existing round. */
  criteria?: JudgingCriterion[];
}

interface Props {
  /** Round to edit; undefined for a new one. */
  stored: JudgingRound | undefined;
  /** Rounds whose shortlist a new round can judge. */
  rounds: readonly JudgingRound[];
}

/** Fields of a round: name, dates, judges per entry, ranking, blind mode, source of the entries. */
export function RoundFields({ stored, rounds }: Props) {
  const intl = useIntl();
  const textOf = useTextIn();
  const rules = useFieldRules();
  const form = Form.useFormInstance<RoundValues>();
  const text = (
    id: `staffJudging.${'round' | 'opens' | 'closes' | 'closesHint' | 'judgesPerEntry' | 'rankBy' | 'source' | 'accepted' | 'rankHint' | 'closesFirst'}`,
  ) => intl.formatMessage({ id });
  const filled = { required: true, message: intl.formatMessage({ id: 'staff.required' }) };
  const inOrder = valueRule(() => {
    const { opens, closes } = form.getFieldsValue(true) as Partial<RoundValues>;
    return opens && closes && Date.parse(closes) <= Date.parse(opens)
      ? text('staffJudging.closesFirst')
      : undefined;
  });
  return (
    <>
      <LanguageTabs
        fields={['name', ...(stored ? ['criteria.name', 'criteria.guidance'] : [])]}
        stored={stored}
      />
      <LocalizedItem
        name="name"
        label={text('staffJudging.round')}
        rules={[rules.required('staff.required')]}
      >
        <Input maxLength={100} />
      </LocalizedItem>
      <Row gutter={16}>
        <Col xs={24} sm={12}>
          <Form.Item name="opens" label={text('staffJudging.opens')} rules={[filled]}>
            <MomentField />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item
            name="closes"
            label={text('staffJudging.closes')}
            extra={text('staffJudging.closesHint')}
            dependencies={['opens']}
            rules={[filled, inOrder]}
          >
            <MomentField isEnd />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item
            name="judgesPerEntry"
            label={text('staffJudging.judgesPerEntry')}
            rules={[filled]}
          >
            <InputNumber min={1} max={20} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        </Col>
        {stored === undefined && (
          <Col xs={24} sm={12}>
            <Form.Item name="source" label={text('staffJudging.source')}>
              <Select
                options={[
                  { value: '', label: text('staffJudging.accepted') },
                  ...rounds.map(({ id, name }) => ({
                    value: id,
                    label: intl.formatMessage(
                      { id: 'staffJudging.shortlistOf' },
                      { name: textOf(name) },
                    ),
                  })),
                ]}
              />
            </Form.Item>
          </Col>
        )}
      </Row>
      <Form.Item
        name="rankBy"
        label={text('staffJudging.rankBy')}
        extra={text('staffJudging.rankHint')}
      >
        <Radio.Group
          options={(['mean', 'normalized'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `staffJudging.${value}` }),
          }))}
        />
      </Form.Item>
      <Form.Item name="blind" valuePropName="checked">
        <Checkbox>
          <FormattedMessage id="staffJudging.blindHint" />
        </Checkbox>
      </Form.Item>
      {stored === undefined && (
        <p>
          <FormattedMessage id="staffJudging.criteriaCopied" />
        </p>
      )}
    </>
  );
}
