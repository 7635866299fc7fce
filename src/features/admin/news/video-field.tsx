import { Button, Space } from 'antd';
import { FormattedMessage } from 'react-intl';
import { OwnVideo } from '@/domain/file/own-video';
import { sendVideo } from '@/domain/file/send-file';
import { FileUpload } from '@/ui/upload/file-upload';

const MEGABYTE = 1_048_576;
const EXTENSIONS = ['mp4', 'm4v', 'webm', 'mov'];

interface Props {
  label: string;
  /** Id of the stored video. antd's Form.Item provides `value` and `onChange`. */
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
}

/** Field for the video of a news item, with a preview. */
export function VideoField({ label, value, onChange }: Props) {
  if (value === undefined) {
    return (
      <FileUpload
        send={sendVideo}
        extensions={EXTENSIONS}
        limit={500 * MEGABYTE}
        max={1}
        label={label}
        onChange={([file]) => onChange?.(file?.id)}
      />
    );
  }
  return (
    <Space align="end">
      {/* Preview without captions, which are a separate file. */}
      <OwnVideo id={value} controls preload="metadata" width="320" aria-label={label} />
      <Button onClick={() => onChange?.(undefined)}>
        <FormattedMessage id="upload.remove" />
      </Button>
    </Space>
  );
}
