import { Form, Input, Select, Switch } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCreateNews,
  useDeleteNewsDraft,
  useSaveNewsDraft,
  useUpdateNews,
} from '@/api/generated/staff/staff';
import type { NewsBody, StaffNews } from '@/api/generated/model';
import { RichTextItem } from '@/domain/file/rich-text-item';
import { CoverField } from '@/domain/file/cover-field';
import { useRecordEditor } from '@/domain/record/use-record-editor';
import { serverNow } from '@/lib/page/clock';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { MomentField } from '@/ui/form/moment-field';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { CaptionsField } from './captions-field';
import { VideoField } from './video-field';
import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import { useTextIn } from '@/i18n/use-text-in';

/** Field for the edition whose page lists the news item. */
function NewsEditionItem() {
  const intl = useIntl();
  const textIn = useTextIn();
  const editions = useListStaffMatches().data ?? [];
  return (
    <Form.Item name="matchInfoId" label={intl.formatMessage({ id: 'staff.newsEdition' })}>
      <Select
        allowClear
        placeholder={intl.formatMessage({ id: 'staff.newsEdition.none' })}
        options={editions.map(({ id, name }) => ({ value: id, label: textIn(name) }))}
      />
    </Form.Item>
  );
}

const KINDS = ['news', 'video', 'express'] as const;
const NEW: Partial<NewsBody> = { kind: 'news', content: { CN: '' }, published: false };

const TEXTS = ['title', 'source', 'summary', 'content'];

const isLater = (date: string) => Date.parse(date) > serverNow();

interface Props {
  item: StaffNews | 'new' | undefined;
  onClose: () => void;
}

type Label =
  | 'title'
  | 'kind'
  | 'source'
  | 'date'
  | 'summary'
  | 'content'
  | 'cover'
  | 'video'
  | 'captions'
  | 'newsEdition'
  | 'published';

export function NewsEditor({ item, onClose }: Props) {
  const intl = useIntl();
  const rules = useFieldRules();
  const label = (id: Label) => intl.formatMessage({ id: `staff.${id}` });
  const needed = [rules.required('staff.required')];
  const labels = {
    ...Object.fromEntries(
      (['title', 'kind', 'source', 'summary', 'content', 'published'] as const).map((id) => [
        id,
        label(id),
      ]),
    ),
    publishDate: label('date'),
    coverFileId: label('cover'),
    videoFileId: label('video'),
    captionFileId: label('captions'),
    matchInfoId: label('newsEdition'),
  };
  const { form, editing, start, dialog, drawer } = useRecordEditor<NewsBody, StaffNews>({
    kind: 'news',
    item,
    blank: { ...NEW, publishDate: new Date().toISOString() },
    labels,
    create: useCreateNews(),
    update: useUpdateNews(),
    saveDraft: useSaveNewsDraft(),
    discard: useDeleteNewsDraft(),
    onClose,
  });
  const kind = Form.useWatch('kind', form);
  const date = Form.useWatch('publishDate', form);

  return (
    <EditDrawer
      {...drawer}
      title={intl.formatMessage({ id: editing ? 'staff.edit' : 'staff.writeNews' })}
    >
      {dialog}
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
      <RichTextItem start={start} name="content" label={label('content')} />
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
        extra={
          <>
            <FormattedMessage id="common.zone" />{' '}
            {isLater(date) && <FormattedMessage id="staff.scheduledHint" />}{' '}
            {isLater(date) && editing?.published === true && !isLater(editing.publishDate) && (
              <FormattedMessage id="staff.hiddenUntil" />
            )}
          </>
        }
      >
        <MomentField />
      </Form.Item>
      <Form.Item name="coverFileId" label={label('cover')}>
        <CoverField label={label('cover')} />
      </Form.Item>
      {kind === 'video' && (
        <Form.Item name="videoFileId" label={label('video')}>
          <VideoField label={label('video')} />
        </Form.Item>
      )}
      {kind === 'video' && (
        <Form.Item name="captionFileId" label={label('captions')}>
          <CaptionsField label={label('captions')} />
        </Form.Item>
      )}
      <NewsEditionItem />
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
