import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Form, Input, Select, Skeleton, Switch } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  getListStaffNewsQueryKey,
  useCreateNews,
  useUpdateNews,
} from '@/api/generated/staff/staff';
import type { NewsBody, StaffNews } from '@/api/generated/model';
import { useUnsentChanges } from '@/ui/page-dirty';

const RichEditor = lazy(() => import('@/ui/rich-editor/rich-editor'));
const KINDS = ['news', 'video', 'express'] as const;

interface Props {
  item: StaffNews | 'new' | undefined;
  onClose: () => void;
}

type Fields = Pick<NewsBody, 'kind' | 'title' | 'source' | 'summary' | 'published'>;

/** Writes or changes a news item; unsaved changes mark the page's tab. */
export function NewsEditor({ item, onClose }: Props) {
  const intl = useIntl();
  const client = useQueryClient();
  const [form] = Form.useForm<Fields>();
  const [content, setContent] = useState<string>();
  const [dirty, setDirty] = useState(false);
  useUnsentChanges(dirty && item !== undefined);
  const close = () => {
    setContent(undefined);
    setDirty(false);
    onClose();
  };
  const follow = {
    mutation: {
      onSuccess: async () => {
        await client.invalidateQueries({ queryKey: getListStaffNewsQueryKey() });
        await client.invalidateQueries({ queryKey: ['api', 'client', 'news'] });
        close();
      },
    },
  };
  const create = useCreateNews(follow);
  const update = useUpdateNews(follow);
  const editing = item === 'new' ? undefined : item;
  const label = (id: 'title' | 'kind' | 'source' | 'summary' | 'content' | 'published' | 'save') =>
    intl.formatMessage({ id: `staff.${id}` });
  const title = intl.formatMessage({ id: editing ? 'staff.edit' : 'staff.writeNews' });
  const required = [
    { required: true, whitespace: true, message: intl.formatMessage({ id: 'staff.required' }) },
  ];

  const send = (fields: Fields) => {
    const data = {
      ...fields,
      content: content ?? editing?.content ?? '',
      publishDate: editing?.publishDate ?? new Date().toISOString(),
    };
    if (editing) update.mutate({ data: { ...data, id: editing.id } });
    else create.mutate({ data });
  };

  return (
    <Drawer
      open={item !== undefined}
      onClose={close}
      size={720}
      destroyOnHidden
      mask={{ blur: false }}
      title={title}
      aria-label={title}
      footer={
        <Button
          type="primary"
          loading={create.isPending || update.isPending}
          onClick={() => form.submit()}
        >
          {label('save')}
        </Button>
      }
    >
      <Form
        key={editing?.id ?? 'new'}
        form={form}
        layout="vertical"
        preserve={false}
        initialValues={
          editing ?? { kind: 'news', title: '', source: '', summary: '', published: false }
        }
        onValuesChange={() => setDirty(true)}
        onFinish={send}
      >
        <Form.Item name="title" label={label('title')} rules={required}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="kind" label={label('kind')}>
          <Select
            options={KINDS.map((kind) => ({
              value: kind,
              label: intl.formatMessage({ id: `staff.kind.${kind}` }),
            }))}
          />
        </Form.Item>
        <Form.Item name="source" label={label('source')} rules={required}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="summary" label={label('summary')} rules={required}>
          <Input.TextArea maxLength={500} rows={2} />
        </Form.Item>
        <Form.Item label={label('content')}>
          <Suspense fallback={<Skeleton active />}>
            <RichEditor
              label={label('content')}
              value={editing?.content ?? ''}
              onChange={(html) => {
                setContent(html);
                setDirty(true);
              }}
            />
          </Suspense>
        </Form.Item>
        <Form.Item name="published" label={label('published')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Drawer>
  );
}
