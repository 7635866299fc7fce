import { Button, Space } from 'antd';
import { FormattedMessage } from 'react-intl';
import { sendVideo } from '@/domain/file/send-file';
import { FileUpload } from '@/ui/upload/file-upload';

const MEGABYTE = 1_048_576;

interface Props {
  label: string;
  /** Id of the stored file. antd's Form.Item provides `value` and `onChange`. */
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
}

/** Field for the captions file of a video. */
export function CaptionsField({ label, value, onChange }: Props) {
  if (value === undefined) {
    return (
      <FileUpload
        send={sendVideo}
        extensions={['vtt']}
        limit={MEGABYTE}
        max={1}
        label={label}
        onChange={([file]) => onChange?.(file?.id)}
      />
    );
  }
  return (
    <Space>
      <FormattedMessage id="staff.captions.here" />
      <Button onClick={() => onChange?.(undefined)}>
        <FormattedMessage id="upload.remove" />
      </Button>
    </Space>
  );
}
