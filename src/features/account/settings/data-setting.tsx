import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Modal, Space } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NO_TOAST_WHEN_UNANSWERED } from '@/api/failure';
import { getGetMyDataQueryOptions, useCloseMyAccount } from '@/api/generated/account/account';
import type { CloseAccountBody, CurrentUser, MyData } from '@/api/generated/model';
import { FileDownload } from '@/domain/file/file-download';
import { saveFile } from '@/lib/save-file';
import { PasswordInput } from '@/auth/login/password-input';
import { useLogOut } from '@/session/use-log-out';
import { FailureNote } from '@/ui/feedback/failure-note';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SiteForm } from '@/ui/form/site-form';
import { Setting } from './setting';
import styles from './setting.module.css';

/** Exports the user's data as a file, and closes the account. */
export function DataSetting({ user }: { user: CurrentUser }) {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<MyData['files']>([]);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const save = async () => {
    const data = await queryClient.query({ ...getGetMyDataQueryOptions(), gcTime: 0 });
    saveFile(
      new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }),
      'my-data.json',
    );
    setFiles(data.files);
  };
  return (
    <Setting title="account.data" lead="account.dataLead">
      <Space wrap>
        <Button
          loading={saving}
          onClick={() => {
            setSaving(true);
            setError(null);
            void save()
              .catch(setError)
              .finally(() => setSaving(false));
          }}
        >
          <FormattedMessage id="account.dataSave" />
        </Button>
        <CloseAccount hasPassword={user.hasPassword} />
      </Space>
      <FailureNote error={error} />
      {files.length > 0 && (
        <>
          <p className={styles['lead']}>
            <FormattedMessage id="account.dataFiles" />
          </p>
          <ul role="list" className={styles['files']}>
            {files.map((file) => (
              <li key={file.id}>
                <FileDownload file={file} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Setting>
  );
}

function CloseAccount({ hasPassword }: { hasPassword: boolean }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const [form] = Form.useForm<CloseAccountBody>();
  const rules = useFieldRules();
  const logOut = useLogOut('/');
  const close = useCloseMyAccount({
    mutation: { onSuccess: () => logOut({ ended: true }) },
    // Closing ends this session, so queries can't be refetched.
    request: { ...NO_TOAST_WHEN_UNANSWERED.request, changes: undefined },
  });
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        <FormattedMessage id="account.close" />
      </Button>
      <Modal
        open={asking}
        title={<FormattedMessage id="account.closeTitle" />}
        okText={<FormattedMessage id="account.close" />}
        cancelText={<FormattedMessage id="account.cancel" />}
        okButtonProps={{ danger: true }}
        confirmLoading={close.isPending}
        destroyOnHidden
        mask={{ blur: false }}
        onOk={() => form.submit()}
        onCancel={() => {
          close.reset();
          setAsking(false);
        }}
      >
        <p>
          <FormattedMessage id="account.closeGoes" />
        </p>
        <p>
          <FormattedMessage id="account.closeStays" />
        </p>
        <SiteForm
          form={form}
          name="close-account"
          layout="vertical"
          preserve={false}
          onFinish={(data) => {
            if (!close.isPending) close.mutate({ data });
          }}
        >
          {hasPassword && (
            <Form.Item
              name="password"
              label={intl.formatMessage({ id: 'account.currentPassword' })}
              rules={[rules.required('account.required')]}
            >
              <PasswordInput size="middle" autoComplete="current-password" maxLength={128} />
            </Form.Item>
          )}
        </SiteForm>
        <FailureNote error={close.error} />
      </Modal>
    </>
  );
}
