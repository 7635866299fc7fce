import { Form, Input, Popconfirm, Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  listMedia,
  useDeleteMedia,
  useListMediaUses,
  useSaveMedia,
} from '@/api/generated/media/media';
import type { MediaChange, MediaItem, MediaUse } from '@/api/generated/model';
import { OwnPicture } from '@/domain/file/own-picture';
import { OwnVideo } from '@/domain/file/own-video';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { useTextIn } from '@/i18n/use-text-in';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { FailedState } from '@/ui/feedback/result-state';
import { useFieldRules } from '@/ui/form/use-field-rules';
import styles from './media-page.module.css';

interface Props {
  item: MediaItem | undefined;
  onClose: () => void;
}

/** Drawer to describe a picture or video in three languages; lists its uses. */
export function MediaEditor({ item, onClose }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<Pick<MediaChange, 'alt'>>();
  const rules = useFieldRules();
  const update = useSaveMedia();
  const remove = useDeleteMedia({ mutation: { onSuccess: onClose } });
  const label = intl.formatMessage({ id: 'staff.media.alt' });
  const saver = useOptimisticSave<Pick<MediaChange, 'alt'>, string>({
    base: item && { content: item, revision: item.revision },
    labels: { alt: label },
    readNewest: async () => {
      const { records } = await listMedia({ keywords: item?.name ?? '', size: 100 });
      const newest = records.find(({ id }) => id === item?.id);
      return newest && { content: newest, revision: newest.revision };
    },
    update: ({ alt }, revision) =>
      update.mutateAsync({ data: { id: item?.id ?? '', alt, revision } }),
    onSaved: onClose,
  });
  return (
    <EditDrawer
      open={item !== undefined}
      title={item?.name ?? ''}
      size={560}
      form={form}
      name={item?.id ?? 'media'}
      initialValues={item?.alt ? { alt: item.alt } : {}}
      saving={saver.saving}
      secondary={
        item && (
          <Popconfirm
            title={intl.formatMessage({ id: 'staff.media.deleteQuestion' }, { name: item.name })}
            okText={intl.formatMessage({ id: 'staff.deleteNamed.file' })}
            okButtonProps={{ danger: true }}
            cancelText={intl.formatMessage({ id: 'staff.keepEditing' })}
            onConfirm={() => remove.mutate({ id: item.id })}
          >
            <Button loading={remove.isPending}>
              <FormattedMessage id="staff.delete" />
            </Button>
          </Popconfirm>
        )
      }
      head={item && <Preview item={item} />}
      onSave={({ alt }) => saver.save({ alt })}
      onClose={onClose}
    >
      {saver.dialog}
      <LanguageTabs fields={['alt']} stored={item} />
      <LocalizedItem
        name="alt"
        label={label}
        extra={intl.formatMessage({ id: 'staff.figure.altHint.img' })}
        rules={[rules.required('staff.required')]}
      >
        <Input maxLength={300} />
      </LocalizedItem>
      {item && <Uses id={item.id} />}
    </EditDrawer>
  );
}

function Preview({ item: { id, mime, name } }: { item: MediaItem }) {
  return mime.startsWith('image/') ? (
    <OwnPicture id={id} className={styles['preview']} alt={name} width="480" height="270" />
  ) : (
    // Staff preview without captions, which belong to the content that uses the video.
    <OwnVideo
      id={id}
      className={styles['preview']}
      width="480"
      height="270"
      controls
      preload="metadata"
      aria-label={name}
    />
  );
}

function Uses({ id }: { id: string }) {
  const textIn = useTextIn();
  const { data, error, isError, refetch } = useListMediaUses(id);
  const title = ({ place, title: words }: MediaUse) =>
    place === 'entry' || place === 'expert' || place === 'user' ? '' : textIn(words);
  return (
    <section>
      <h2>
        <FormattedMessage id="staff.media.uses" />
      </h2>
      {isError && <FailedState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <FormattedMessage id="staff.media.unused" />}
      <ul role="list" className={styles['uses']}>
        {data?.map((use) => (
          <li key={`${use.place} ${use.id}`}>
            <FormattedMessage id={`staff.media.place.${use.place}`} /> {title(use)}
          </li>
        ))}
      </ul>
    </section>
  );
}
