import { Alert, Button, Flex, Form, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NO_TOAST_WHEN_UNANSWERED } from '@/api/failure';
import { useCloseSystemUser } from '@/api/generated/system-user/system-user';
import type { SystemUser, SystemUserClosingBody } from '@/api/generated/model';
import { notify } from '@/lib/notices';
import { fullName } from '@/session/full-name';
import { PermissionButton } from '@/session/permission-button';
import { FailureNote } from '@/ui/feedback/failure-note';
import { SiteForm } from '@/ui/form/site-form';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { OwnPasswordField } from './own-password-field';

interface Props {
  user: SystemUser;
  onClosed: () => void;
}

/**
 * Closes the account of a user who has asked for it, after a dialog that lists what is deleted and what is
 * kept. Requires a reason for the audit log and the signed-in user's password.
 */
export function CloseUser({ user, onClosed }: Props) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<Omit<SystemUserClosingBody, 'id'>>();
  const rules = useFieldRules();
  const closing = useCloseSystemUser(NO_TOAST_WHEN_UNANSWERED);
  const hasGrants = user.roles.length + user.permissions.length > 0;
  const contact = user.mobile ?? user.email ?? user.id;
  const name = `${fullName(user, intl.locale)} (${contact})`.trim();
  const report = () => {
    notify('success', intl.formatMessage({ id: 'sysUser.closed' }), 3);
    onClosed();
  };
  return (
    <>
      <PermissionButton as={Button} authority={['user:write']} danger onClick={() => setOpen(true)}>
        <FormattedMessage id="sysUser.close" />
      </PermissionButton>
      <Modal
        open={open}
        title={<FormattedMessage id="sysUser.closeTitle" values={{ name }} />}
        okText={intl.formatMessage({ id: 'sysUser.close' })}
        cancelText={intl.formatMessage({ id: 'account.cancel' })}
        okButtonProps={{ danger: true, disabled: hasGrants }}
        confirmLoading={closing.isPending}
        mask={{ blur: false }}
        destroyOnHidden
        onOk={() => form.submit()}
        onCancel={() => {
          closing.reset();
          setOpen(false);
        }}
      >
        {hasGrants ? (
          <Alert type="warning" showIcon title={<FormattedMessage id="sysUser.closeGrants" />} />
        ) : (
          <>
            <Flex vertical gap="small" style={{ marginBottom: 16 }}>
              <FormattedMessage tagName="p" id="sysUser.closeProof" />
              <FormattedMessage tagName="p" id="account.closeGoes" />
              <FormattedMessage tagName="p" id="account.closeStays" />
            </Flex>
            <SiteForm
              form={form}
              name="close-user"
              layout="vertical"
              preserve={false}
              onFinish={(body) => {
                if (!closing.isPending)
                  closing.mutate({ data: { id: user.id, ...body } }, { onSuccess: report });
              }}
            >
              <Form.Item
                name="reason"
                label={intl.formatMessage({ id: 'sysUser.closeReason' })}
                extra={intl.formatMessage({ id: 'sysUser.closeReasonWhy' })}
                rules={[rules.required('sysUser.required')]}
              >
                <TidyInput kind="line" maxLength={200} />
              </Form.Item>
              <OwnPasswordField />
            </SiteForm>
            <FailureNote error={closing.error} />
          </>
        )}
      </Modal>
    </>
  );
}
