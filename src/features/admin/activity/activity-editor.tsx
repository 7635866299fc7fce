import {
  useCreateActivity,
  useDeleteActivityDraft,
  useSaveActivityDraft,
  useUpdateActivity,
} from '@/api/generated/staff-activity/staff-activity';
import { Col, Form, Input, InputNumber, Row, Select, Switch } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RichTextItem } from '@/domain/file/rich-text-item';
import { CoverField } from '@/domain/file/cover-field';
import { fillForm } from '@/domain/record/record-content';
import { RecordHead } from '@/domain/record/record-head';
import { SaveDraftButton } from '@/domain/record/save-draft-button';
import { newestVersion } from '@/domain/record/newest-version';
import { useGuardedSave } from '@/domain/record/use-guarded-save';
import type { RecordVersion, StaffActivity, StaffActivityBody } from '@/api/generated/model';
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

/** Fields that are called as their label's identifier. */
const LABELLED = [
  ...(['title', 'kind', 'city', 'address', 'capacity', 'description', 'published'] as const),
  ...TIMES,
];

interface Props {
  /** What to edit; `new` for an activity to add; undefined while closed. */
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
  | 'contactPhone'
  | 'description'
  | 'published';

/** Adds or changes an activity. */
export function ActivityEditor({ activity, onClose: onEnd }: Props) {
  const intl = useIntl();
  /** What was put into the form in place of what it began with. */
  const [filled, setFilled] = useState<RecordVersion | 'published'>();
  const onClose = () => {
    setFilled(undefined);
    onEnd();
  };
  const [form] = Form.useForm<StaffActivityBody>();
  const create = useCreateActivity();
  const update = useUpdateActivity();
  const saveDraft = useSaveActivityDraft();
  const discard = useDeleteActivityDraft();
  const rules = useFieldRules();
  const editing = activity === 'new' ? undefined : activity;
  const draft = filled === undefined ? editing?.draft : undefined;
  const version = filled === 'published' ? undefined : filled;
  const label = (id: Label) => intl.formatMessage({ id: `staffActivity.${id}` });
  const needed = [rules.required('staff.required')];
  const chosen = [{ required: true, message: intl.formatMessage({ id: 'staff.required' }) }];

  const labels = {
    ...Object.fromEntries(LABELLED.map((id) => [id, label(id)])),
    coverFileId: label('cover'),
    contact: label('contactName'),
  };
  const guarded = useGuardedSave<StaffActivityBody, number>({
    base: editing && { content: editing, revision: editing.revision },
    labels,
    readNewest: () => newestVersion('activity', editing?.id ?? ''),
    update: (body, revision) =>
      update.mutateAsync({ data: { ...body, id: editing?.id ?? '', revision } }),
    onSaved: onClose,
  });
  const save = (body: StaffActivityBody) => {
    if (editing) guarded.save(body);
    else create.mutate({ data: body }, { onSuccess: onClose });
  };
  const fill = (content: object, what: typeof filled) => {
    fillForm(form, content);
    setFilled(what);
  };

  return (
    <EditDrawer
      open={activity !== undefined}
      title={intl.formatMessage({ id: editing ? 'staffActivity.edit' : 'staffActivity.add' })}
      size={720}
      form={form}
      name={editing?.id ?? 'new-activity'}
      initialValues={editing?.draft?.content ?? editing ?? NEW}
      saving={create.isPending || guarded.saving}
      savingDraft={saveDraft.isPending}
      unsaved={version !== undefined}
      save={editing?.published === true && draft ? 'staff.draft.publish' : 'staff.save'}
      secondary={
        editing?.published === true && (
          <SaveDraftButton
            form={form}
            saving={saveDraft.isPending}
            save={(values) =>
              saveDraft.mutateAsync({
                data: { ...values, id: editing.id, revision: editing.revision },
              })
            }
            onSaved={onClose}
          />
        )
      }
      head={
        editing && (
          <RecordHead
            kind="activity"
            record={editing}
            draft={draft}
            version={version}
            discarding={discard.isPending}
            onDiscard={() =>
              discard.mutate({ id: editing.id }, { onSuccess: () => fill(editing, 'published') })
            }
            onUse={fill}
          />
        )
      }
      onSave={save}
      onClose={onClose}
    >
      {guarded.dialog}
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
      <RichTextItem
        start={version?.number ?? (filled === undefined ? 'first' : 'published')}
        name="description"
        label={label('description')}
      />
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
            <InputNumber min={1} max={100_000} precision={0} style={{ width: '100%' }} />
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
          <Form.Item name={['contact', 'mobilePhone']} label={label('contactPhone')} rules={needed}>
            <Input maxLength={20} />
          </Form.Item>
        </Col>
      </Row>
      <Form.Item name="coverFileId" label={label('cover')}>
        <CoverField label={label('cover')} />
      </Form.Item>
      <Form.Item name="published" label={label('published')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </EditDrawer>
  );
}
