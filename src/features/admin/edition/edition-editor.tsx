import { useCreateMatch, useUpdateMatch } from '@/api/generated/staff-match/staff-match';
import { Col, Form, Input, InputNumber, Row } from 'antd';
import { useIntl } from 'react-intl';
import { fileUrl } from '@/api/file-url';
import { sendFile } from '@/domain/file/send-file';
import type { StaffMatch, StaffMatchBody } from '@/api/generated/model';
import type { MessageId } from '@/i18n/message-ids';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { MomentField } from '@/ui/form/moment-field';
import { PictureField } from '@/ui/upload/picture-field';
import { RichField } from '@/ui/rich-editor/rich-field';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { GalleryList, PrizeList, StageList, StatementList } from './edition-lists';

const TEXTS = [
  'name',
  'theme',
  'stages.name',
  'prizes.name',
  'introduction',
  'guide',
  'gallery.caption',
  'statementTitle',
  'statement',
];
const FIGURES = ['projects', 'cities', 'prizePool', 'finance'] as const;
/** Counted by the server where staff write nothing. */
const COUNTED: ReadonlySet<string> = new Set(['projects', 'cities']);

interface Props {
  /** What to edit; `new` for an edition to add; undefined while closed. */
  edition: StaffMatch | 'new' | undefined;
  /** The newest edition: a new one goes on from it. */
  latest: StaffMatch | undefined;
  onClose: () => void;
}

/** What a new edition begins with. */
function following(latest: StaffMatch | undefined): Partial<StaffMatchBody> {
  return {
    year: latest ? latest.year + 1 : new Date().getFullYear(),
    edition: latest ? latest.edition + 1 : 1,
    introduction: { CN: '' },
    guide: latest?.guide ?? { CN: '' },
    stages: [],
    prizes: latest?.prizes ?? [],
    figures: { prizePool: 0, finance: 0 },
    statement: latest?.statement ?? [],
  };
}

/** What the server takes of an edition that staff may have read with more. */
function bodyOf(values: StaffMatchBody): StaffMatchBody {
  const { statementTitle, figures, ...rest } = values;
  // The form holds a title without its Chinese text as an object of empty fields.
  const written: Partial<typeof statementTitle> = statementTitle;
  const titled = statementTitle !== undefined && (written?.CN ?? '').trim() !== '';
  const sum = values.prizes.reduce((total, { amount, count }) => total + amount * count, 0);
  // Who leaves the pool empty means what the prizes come to.
  const prizePool = figures.prizePool === 0 ? sum : figures.prizePool;
  const { projects, cities, finance } = figures;
  return {
    ...rest,
    // A field that was emptied holds null.
    figures: {
      ...(typeof projects === 'number' && { projects }),
      ...(typeof cities === 'number' && { cities }),
      prizePool,
      finance,
    },
    ...(titled && { statementTitle }),
  };
}

/** Adds or changes an edition: its dates make its phases. */
export function EditionEditor({ edition, latest, onClose }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<StaffMatchBody>();
  const create = useCreateMatch();
  const update = useUpdateMatch();
  const rules = useFieldRules();
  const editing = edition === 'new' ? undefined : edition;
  const text = (id: MessageId) => intl.formatMessage({ id });
  const needed = [rules.required('staff.required')];
  const filled = [{ required: true, message: text('staff.required') }];
  const zone = text('common.zone');

  const save = (values: StaffMatchBody) => {
    const data = bodyOf(values);
    if (editing) update.mutate({ data: { ...data, id: editing.id } }, { onSuccess: onClose });
    else create.mutate({ data }, { onSuccess: onClose });
  };

  return (
    <EditDrawer
      open={edition !== undefined}
      title={text(editing ? 'staffMatch.edit' : 'staffMatch.add')}
      size={800}
      form={form}
      name={editing?.id ?? 'new-edition'}
      initialValues={editing ?? following(latest)}
      saving={create.isPending || update.isPending}
      onSave={save}
      onClose={onClose}
    >
      <LanguageTabs fields={TEXTS} stored={editing} />
      <Row gutter={16}>
        <Col xs={12} sm={6}>
          <Form.Item name="year" label={text('staffMatch.year')} rules={filled}>
            <InputNumber min={2000} max={2100} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        </Col>
        <Col xs={12} sm={6}>
          <Form.Item name="edition" label={text('staffMatch.edition')} rules={filled}>
            <InputNumber min={1} max={1000} precision={0} style={{ width: '100%' }} />
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
      <Row gutter={16}>
        {(['signUpStart', 'signUpEnd'] as const).map((time) => (
          <Col xs={24} sm={12} key={time}>
            <Form.Item name={time} label={text(`staffMatch.${time}`)} rules={filled} extra={zone}>
              <MomentField />
            </Form.Item>
          </Col>
        ))}
      </Row>
      <StageList />
      <PrizeList />
      <Form.Item name="bannerFileId" label={text('staffMatch.banner')}>
        <PictureField label={text('staffMatch.banner')} send={sendFile} address={fileUrl} />
      </Form.Item>
      <LocalizedItem name="introduction" label={text('staffMatch.introduction')}>
        <RichField label={text('staffMatch.introduction')} />
      </LocalizedItem>
      <LocalizedItem
        name="guide"
        label={text('staffMatch.guide')}
        extra={text('staffMatch.guideHint')}
      >
        <RichField label={text('staffMatch.guide')} />
      </LocalizedItem>
      <Row gutter={16}>
        {FIGURES.map((figure) => (
          <Col xs={12} sm={6} key={figure}>
            <Form.Item
              name={['figures', figure]}
              label={text(`staffMatch.figure.${figure}`)}
              {...(COUNTED.has(figure) ? { extra: text('staffMatch.counted') } : { rules: filled })}
            >
              <InputNumber min={0} precision={0} style={{ width: '100%' }} />
            </Form.Item>
          </Col>
        ))}
      </Row>
      <LocalizedItem
        name="statementTitle"
        label={text('staffMatch.statementTitle')}
        extra={text('staffMatch.statementTitleHint')}
      >
        <Input maxLength={100} />
      </LocalizedItem>
      <StatementList />
      <GalleryList />
    </EditDrawer>
  );
}
