import { Button, Space } from 'antd';
import { FormattedMessage } from 'react-intl';
import { sendFile } from './send-file';
import { FileUpload } from '@/ui/upload/file-upload';

const MEGABYTE = 1_048_576;
const EXTENSIONS = ['docx', 'xlsx', 'pptx', 'pdf', 'doc', 'xls', 'ppt'];

interface Props {
  label: string;
  /** Id of the stored file; supplied by antd's Form.Item, with `onChange`. */
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
}

/** Form field for a document: uploads and replaces it. */
export function DocumentField({ label, value, onChange }: Props) {
  if (value === undefined) {
    return (
      <FileUpload
        send={sendFile}
        extensions={EXTENSIONS}
        limit={50 * MEGABYTE}
        max={1}
        label={label}
        onChange={([file]) => onChange?.(file?.id)}
      />
    );
  }
  return (
    <Space>
      <span>
        <FormattedMessage id="staff.document.here" />
      </span>
      <Button onClick={() => onChange?.(undefined)}>
        <FormattedMessage id="staff.document.replace" />
      </Button>
    </Space>
  );
}
