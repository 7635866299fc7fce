import { Checkbox, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { templateUrl } from '@/api/file-url';
import { FileUpload } from '@/ui/file-upload';
import styles from './entry-form.module.css';
import { ENTRY_UPLOADS, pictureOf } from './entry-uploads';

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
        <FileUpload {...ENTRY_UPLOADS.logo} label={text('signUp.chooseLogo')} preview={pictureOf} />
      </Form.Item>
      <Form.Item name="attachments" label={text('signUp.attachments')}>
        <FileUpload
          {...ENTRY_UPLOADS.attachments}
          label={text('signUp.chooseFiles')}
          preview={pictureOf}
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
        <FileUpload {...ENTRY_UPLOADS.video} label={text('signUp.chooseVideo')} />
      </Form.Item>
    </>
  );
}
