import { Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSaveMedia } from '@/api/generated/media/media';
import type { MediaItem, MediaKind } from '@/api/generated/model';
import { sendFile, sendVideo } from '@/domain/file/send-file';
import { FileUpload } from '@/ui/upload/file-upload';
import { MEDIA_KINDS } from './media-search';

const MEGABYTE = 1_048_576;
const UPLOADS = {
  image: {
    send: sendFile,
    extensions: ['png', 'jpg', 'jpeg', 'webp', 'gif'],
    limit: 50 * MEGABYTE,
  },
  video: { send: sendVideo, extensions: ['mp4', 'm4v', 'webm', 'mov'], limit: 500 * MEGABYTE },
};

interface Props {
  onAdded: (item: MediaItem) => void;
  onClose: () => void;
}

/** Dialog that adds a picture or video to the library; `onAdded` continues with its description. */
export function AddMedia({ onAdded, onClose }: Props) {
  const intl = useIntl();
  const [kind, setKind] = useState<MediaKind>('image');
  const save = useSaveMedia({ mutation: { onSuccess: onAdded } });
  return (
    <Modal
      open
      title={intl.formatMessage({ id: 'staff.media.add' })}
      mask={{ blur: false }}
      footer={null}
      onCancel={onClose}
    >
      <Segmented<MediaKind>
        aria-label={intl.formatMessage({ id: 'staff.media.kind' })}
        style={{ marginBlockEnd: 12 }}
        value={kind}
        options={MEDIA_KINDS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `staff.media.kind.${value}` }),
        }))}
        onChange={setKind}
      />
      <FileUpload
        key={kind}
        {...UPLOADS[kind]}
        max={1}
        label={intl.formatMessage({
          id: kind === 'image' ? 'staff.figure.upload.img' : 'staff.figure.upload.video',
        })}
        onChange={([file]) => {
          if (file) save.mutate({ data: { id: file.id, alt: { CN: '' } } });
        }}
      />
    </Modal>
  );
}
