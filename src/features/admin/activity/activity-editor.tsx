import {
  useCreateActivity,
  useDeleteActivityDraft,
  useSaveActivityDraft,
  useUpdateActivity,
} from '@/api/generated/staff-activity/staff-activity';
import { Col, Form, Input, InputNumber, Row, Select, Switch } from 'antd';
import { useIntl } from 'react-intl';
import { RichTextItem } from '@/domain/file/rich-text-item';
import { CoverField } from '@/domain/file/cover-field';
import { useRecordEditor } from '@/domain/record/use-record-editor';
import type { StaffActivity, StaffActivityBody } from '@/api/generated/model';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { MomentField } from '@/ui/form/moment-field';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { CityField } from './city-field';
import { ContactField } from './contact-field';

const KINDS = ['roadshow', 'training', 'salon', 'final'] as const;
const TEXTS = ['title', 'city', 'address', 'description'];
const TIMES = ['signUpStart', 'signUpEnd', 'start', 'end'] as const;
const NEW: Partial<StaffActivityBody> = {
  kind: 'training',
  capacity: 100,
  description: { CN: '' },
  published: false,
};

/** Fields whose name is also the id of their label. */
const LABELLED = [
  ...(['title', 'kind', 'city', 'address', 'capacity', 'description', 'published'] as const),
  ...TIMES,
];

interface Props {
  /** Activity to edit; `new` to add one; undefined while closed. */
  activity: StaffActivity | 'new' | undefined;
  onClose: () => void;
}

type Label =
  | 'title'
  | 'kind'
  | 'cover'
  | (typeof TIMES)[number]
  | 'city'
  | 'address'
  | 'capacity'
  | 'contactName'
  | 'contactEnglishName'
  | 'contactPhone'
  | 'description'
  | 'published';

export function ActivityEditor({ activity, onClose }: Props) {
  const intl = useIntl();
  const rules = useFieldRules();
  const label = (id: Label) => intl.formatMessage({ id: `staffActivity.${id}` });
  const needed = [rules.required('staff.required')];
  const chosen = [{ required: true, message: intl.formatMessage({ id: 'staff.required' }) }];

  const labels = {
    ...Object.fromEntries(LABELLED.map((id) => [id, label(id)])),
    coverFileId: label('cover'),
    contact: label('contactName'),
  };
  const { editing, start, dialog, drawer } = useRecordEditor<StaffActivityBody, StaffActivity>({
    kind: 'activity',
    item: activity,
    blank: NEW,
    labels,
    create: useCreateActivity(),
    update: useUpdateActivity(),
    saveDraft: useSaveActivityDraft(),
    discard: useDeleteActivityDraft(),
    onClose,
  });

  return (
    <EditDrawer
      {...drawer}
      title={intl.formatMessage({ id: editing ? 'staffActivity.edit' : 'staffActivity.add' })}
    >
      {dialog}
      <LanguageTabs fields={TEXTS} stored={editing} />
      <LocalizedItem name="title" label={label('title')} rules={needed}>
        <Input maxLength={200} />
      </LocalizedItem>
      <LocalizedItem name="city" label={label('city')} rules={needed}>
        <CityField />
      </LocalizedItem>
      <LocalizedItem name="address" label={label('address')} rules={needed}>
        <Input maxLength={200} />
      </LocalizedItem>
      <RichTextItem start={start} name="description" label={label('description')} />
      <Row gutter={16}>
        <Col xs={24} sm={12}>
          <Form.Item name="kind" label={label('kind')}>
            <Select
              options={KINDS.map((kind) => ({
                value: kind,
                label: intl.formatMessage({ id: `activity.kind.${kind}` }),
              }))}
            />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item name="capacity" label={label('capacity')} rules={chosen}>
            <InputNumber
              controls={false}
              min={1}
              max={100_000}
              precision={0}
              style={{ width: '100%' }}
            />
          </Form.Item>
        </Col>
        {TIMES.map((time) => (
          <Col xs={24} sm={12} key={time}>
            <Form.Item
              name={time}
              label={label(time)}
              rules={chosen}
              extra={intl.formatMessage({ id: 'common.zone' })}
            >
              <MomentField isEnd={time === 'end' || time === 'signUpEnd'} />
            </Form.Item>
          </Col>
        ))}
        <Col xs={24} sm={12}>
          <Form.Item
            name={['contact', 'name']}
            label={label('contactName')}
            rules={[...needed, rules.fits('name')]}
          >
            <ContactField />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item
            name={['contact', 'englishName']}
            label={label('contactEnglishName')}
            rules={[rules.fits('name')]}
          >
            <Input maxLength={50} lang="en" />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item name={['contact', 'mobilePhone']} label={label('contactPhone')} rules={needed}>
            <Input maxLength={20} />
          </Form.Item>
        </Col>
      </Row>
      <Form.Item name="coverFileId" label={label('cover')}>
        <CoverField label={label('cover')} />
      </Form.Item>
      {/* A new record is saved with one of two buttons, published or not. */}
      <Form.Item
        name="published"
        label={label('published')}
        valuePropName="checked"
        hidden={editing === undefined}
      >
        <Switch />
      </Form.Item>
    </EditDrawer>
  );
}
