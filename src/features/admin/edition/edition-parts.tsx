import { Col, Form, Input, InputNumber, Row } from 'antd';
import { useIntl } from 'react-intl';
import { RichTextItem } from '@/domain/file/rich-text-item';
import { CoverField } from '@/domain/file/cover-field';
import type { MessageId } from '@/i18n/message-ids';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { MomentField } from '@/ui/form/moment-field';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { CriteriaList } from './criteria-list';
import { DownloadList } from './download-list';
import { GalleryList, PrizeList, StageList, StatementList } from './edition-lists';
import { THOUSANDS } from './thousands';
import { useDateRules } from './use-date-rules';

const FIGURES = ['projects', 'cities', 'prizePool', 'finance'] as const;
/** Effect of an empty number; the prize pool is required. */
const EMPTY = {
  projects: 'staffMatch.counted',
  cities: 'staffMatch.counted',
  prizePool: undefined,
  finance: 'staffMatch.hiddenFigure',
} as const;

function useTexts() {
  const intl = useIntl();
  const rules = useFieldRules();
  const text = (id: MessageId) => intl.formatMessage({ id });
  return {
    text,
    needed: [rules.required('staff.required')],
    filled: [{ required: true, message: text('staff.required') }],
  };
}

/** Number, name, theme and introduction. */
export function BasicsPart() {
  const { text, needed, filled } = useTexts();
  return (
    <>
      <Row gutter={16}>
        <Col xs={12} sm={6}>
          <Form.Item name="year" label={text('staffMatch.year')} rules={filled}>
            <InputNumber
              controls={false}
              min={2000}
              max={2100}
              precision={0}
              style={{ width: '100%' }}
            />
          </Form.Item>
        </Col>
        <Col xs={12} sm={6}>
          <Form.Item name="edition" label={text('staffMatch.edition')} rules={filled}>
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
          <LocalizedItem name="name" label={text('staffMatch.name')} rules={needed}>
            <Input maxLength={100} />
          </LocalizedItem>
        </Col>
      </Row>
      <LocalizedItem name="theme" label={text('staffMatch.theme')} rules={needed}>
        <Input maxLength={200} />
      </LocalizedItem>
      <Form.Item name="bannerFileId" label={text('staffMatch.banner')}>
        <CoverField label={text('staffMatch.banner')} />
      </Form.Item>
      <RichTextItem name="introduction" label={text('staffMatch.introduction')} />
    </>
  );
}

/** Sign-up period and stages, which determine the phases. */
export function DatesPart() {
  const { text } = useTexts();
  const rules = useDateRules();
  return (
    <>
      <Row gutter={16}>
        {(['signUpStart', 'signUpEnd'] as const).map((time) => (
          <Col xs={24} sm={12} key={time}>
            <Form.Item
              name={time}
              label={text(`staffMatch.${time}`)}
              dependencies={['signUpStart', 'stages']}
              rules={rules(time)}
              extra={text('common.zone')}
            >
              <MomentField isEnd={time === 'signUpEnd'} />
            </Form.Item>
          </Col>
        ))}
      </Row>
      <StageList />
    </>
  );
}

/** Prizes and key numbers; `awarded` are the ids of prizes that have winners. */
export function PrizesPart({ awarded }: { awarded: readonly string[] }) {
  const { text, filled } = useTexts();
  return (
    <>
      <PrizeList awarded={awarded} />
      <Row gutter={16}>
        {FIGURES.map((figure) => (
          <Col xs={12} sm={6} key={figure}>
            <Form.Item
              name={['figures', figure]}
              label={text(`staffMatch.figure.${figure}`)}
              {...(EMPTY[figure] ? { extra: text(EMPTY[figure]) } : { rules: filled })}
            >
              <InputNumber
                controls={false}
                min={0}
                precision={0}
                {...THOUSANDS}
                style={{ width: '100%' }}
              />
            </Form.Item>
          </Col>
        ))}
      </Row>
    </>
  );
}

/** Guide, scoring criteria and statement. */
export function GuideSection() {
  const { text } = useTexts();
  return (
    <>
      <RichTextItem
        name="guide"
        label={text('staffMatch.guide')}
        extra={text('staffMatch.guideHint')}
      />
      <CriteriaList />
      <LocalizedItem
        name="statementTitle"
        label={text('staffMatch.statementTitle')}
        extra={text('staffMatch.statementTitleHint')}
      >
        <Input maxLength={100} />
      </LocalizedItem>
      <StatementList />
    </>
  );
}

/** Statement of the jury, pictures and downloads of a past edition. */
export function GalleryPart() {
  const { text } = useTexts();
  return (
    <>
      <RichTextItem
        name="juryStatement"
        label={text('staffMatch.juryStatement')}
        extra={text('staffMatch.juryStatementHint')}
      />
      <GalleryList />
      <DownloadList />
    </>
  );
}
