import { Form, Input, Select, Switch } from 'antd';
import { useIntl } from 'react-intl';
import { fileUrl } from '@/api/file-url';
import { useCreateNews, useUpdateNews } from '@/api/generated/staff/staff';
import type { NewsBody, StaffNews } from '@/api/generated/model';
import { RichTextItem } from '@/domain/file/rich-text-item';
import { sendFile } from '@/domain/file/send-file';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { MomentField } from '@/ui/form/moment-field';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { PictureField } from '@/ui/upload/picture-field';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { VideoField } from './video-field';

const KINDS = ['news', 'video', 'express'] as const;
const NEW: Partial<NewsBody> = { kind: 'news', content: { CN: '' }, published: false };

const TEXTS = ['title', 'source', 'summary', 'content'];

interface Props {
  item: StaffNews | 'new' | undefined;
  onClose: () => void;
}

type Label =
  'title' | 'kind' | 'source' | 'date' | 'summary' | 'content' | 'cover' | 'video' | 'published';

/** Writes or changes a news item; unsaved changes mark the page's tab. */
export function NewsEditor({ item, onClose }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<NewsBody>();
  const kind = Form.useWatch('kind', form);
  const rules = useFieldRules();
  const close = { mutation: { onSuccess: onClose } };
  const create = useCreateNews(close);
  const update = useUpdateNews(close);
  const editing = item === 'new' ? undefined : item;
  const label = (id: Label) => intl.formatMessage({ id: `staff.${id}` });
  const needed = [rules.required('staff.required')];

  return (
    <EditDrawer
      open={item !== undefined}
      title={intl.formatMessage({ id: editing ? 'staff.edit' : 'staff.writeNews' })}
      size={720}
      form={form}
      name={editing?.id ?? 'new-news'}
      initialValues={editing ?? { ...NEW, publishDate: new Date().toISOString() }}
      saving={create.isPending || update.isPending}
      onSave={(body) => {
        if (editing) update.mutate({ data: { ...body, id: editing.id } });
        else create.mutate({ data: body });
      }}
      onClose={onClose}
    >
      <LanguageTabs fields={TEXTS} stored={editing} />
      <LocalizedItem name="title" label={label('title')} rules={needed}>
        <Input maxLength={200} />
      </LocalizedItem>
      <LocalizedItem name="source" label={label('source')} rules={needed}>
        <Input maxLength={100} />
      </LocalizedItem>
      <LocalizedItem name="summary" label={label('summary')} rules={needed}>
        <Input.TextArea maxLength={500} rows={2} />
      </LocalizedItem>
      <RichTextItem name="content" label={label('content')} />
      <Form.Item name="kind" label={label('kind')}>
        <Select
          options={KINDS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `staff.kind.${value}` }),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="publishDate"
        label={label('date')}
        rules={[{ required: true, message: intl.formatMessage({ id: 'staff.required' }) }]}
        extra={intl.formatMessage({ id: 'common.zone' })}
      >
        <MomentField />
      </Form.Item>
      <Form.Item name="coverFileId" label={label('cover')}>
        <PictureField label={label('cover')} send={sendFile} address={fileUrl} />
      </Form.Item>
      {kind === 'video' && (
        <Form.Item name="videoFileId" label={label('video')}>
          <VideoField label={label('video')} />
        </Form.Item>
      )}
      <Form.Item name="published" label={label('published')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </EditDrawer>
  );
}
