import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NO_TOAST_WHEN_UNANSWERED } from '@/api/failure';
import { useRemoveSecondFactor } from '@/api/generated/second-factor/second-factor';
import type { OwnPasswordBody } from '@/api/generated/model';
import { PermissionButton } from '@/session/permission-button';
import { FailureNote } from '@/ui/feedback/failure-note';
import { SiteForm } from '@/ui/form/site-form';
import { OwnPasswordField } from './own-password-field';

/** Removes the second factor of a user who has lost it; requires the signed-in user's password. */
export function RemoveSecondFactor({ id }: { id: string }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<OwnPasswordBody>();
  const removal = useRemoveSecondFactor(NO_TOAST_WHEN_UNANSWERED);
  return (
    <>
      <PermissionButton
        as={Button}
        authority={['right:grant']}
        danger
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="secondFactor.staffRemove" />
      </PermissionButton>
      <Modal
        open={open}
        title={<FormattedMessage id="secondFactor.staffRemove" />}
        okText={intl.formatMessage({ id: 'secondFactor.staffRemove' })}
        cancelText={intl.formatMessage({ id: 'account.cancel' })}
        okButtonProps={{ danger: true }}
        confirmLoading={removal.isPending}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <p>
          <FormattedMessage id="secondFactor.staffRemoveLead" />
        </p>
        <SiteForm
          form={form}
          name="remove-second-factor"
          layout="vertical"
          preserve={false}
          onFinish={(body) => {
            if (!removal.isPending)
              removal.mutate({ data: { id, ...body } }, { onSuccess: () => setOpen(false) });
          }}
        >
          <OwnPasswordField />
        </SiteForm>
        <FailureNote error={removal.error} />
      </Modal>
    </>
  );
}
