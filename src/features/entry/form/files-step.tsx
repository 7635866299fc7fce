import { Checkbox, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { ownFileUrl, templateUrl } from '@/api/file-url';
import { uploadFile, uploadVideoFile } from '@/api/generated/file/file';
import { FileUpload } from '@/ui/file-upload';
import type { SendFile } from '@/ui/use-uploads';
import styles from './entry-form.module.css';
import type { EntryFile } from './entry-values';

const MEGABYTE = 1_048_576;
const PICTURES = ['png', 'jpg', 'jpeg', 'webp', 'gif'];
const DOCUMENTS = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', ...PICTURES];
const VIDEOS = ['mp4', 'm4v', 'webm', 'mov'];

const sendDocument: SendFile<EntryFile> = async (file, { signal, onProgress }) => ({
  ...(await uploadFile({ file }, { signal, quiet: true, onUploadProgress: onProgress })),
  shared: false,
});

const sendVideo: SendFile<EntryFile> = async (file, { signal, onProgress }) => ({
  ...(await uploadVideoFile({ file }, { signal, quiet: true, onUploadProgress: onProgress })),
  shared: true,
});

function picture({ id, mime }: EntryFile): string | undefined {
  return mime.startsWith('image/') ? ownFileUrl(id) : undefined;
}

/** Picture, documents and video of the entry. */
export function FilesStep() {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  return (
    <>
      <p className={styles['hint']}>
        <FormattedMessage id="signUp.templates" />{' '}
        <a href={templateUrl('business-plan.rtf')}>{text('signUp.template.plan')}</a>{' '}
        <a href={templateUrl('team-commitment.rtf')}>{text('signUp.template.commitment')}</a>
      </p>
      <Form.Item name="logo" label={text('signUp.logo')}>
        <FileUpload
          send={sendDocument}
          extensions={PICTURES}
          limit={50 * MEGABYTE}
          max={1}
          label={text('signUp.chooseLogo')}
          preview={picture}
        />
      </Form.Item>
      <Form.Item name="attachments" label={text('signUp.attachments')}>
        <FileUpload
          send={sendDocument}
          extensions={DOCUMENTS}
          limit={50 * MEGABYTE}
          max={20}
          label={text('signUp.chooseFiles')}
          preview={picture}
          extra={(file, change) => (
            <Checkbox
              checked={file.shared}
              onChange={({ target }) => change({ ...file, shared: target.checked })}
            >
              {text('signUp.shared')}
            </Checkbox>
          )}
        />
      </Form.Item>
      <Form.Item name="video" label={text('signUp.video')}>
        <FileUpload
          send={sendVideo}
          extensions={VIDEOS}
          limit={500 * MEGABYTE}
          max={1}
          label={text('signUp.chooseVideo')}
        />
      </Form.Item>
    </>
  );
}
