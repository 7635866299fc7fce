import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JudgeInvitationBody, RoundJudge } from '@/api/generated/model';
import { useInviteJudge } from '@/api/generated/staff-judging/staff-judging';
import { notify } from '@/lib/notices';
import { SiteForm } from '@/ui/form/site-form';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';

/** Returns a function that says whether a judge was appointed, invited, or added without an email. */
export function useInvitationReport(): (judge: RoundJudge) => void {
  const intl = useIntl();
  return ({ name, invitation }) => {
    if (invitation === undefined)
      notify('success', intl.formatMessage({ id: 'staffJudging.appointed' }, { name }), 3);
    else if (invitation.sentDate === undefined)
      notify('warning', intl.formatMessage({ id: 'staffJudging.inviteUnsent' }, { name }), 6);
    else
      notify(
        'success',
        intl.formatMessage({ id: 'staffJudging.inviteSent' }, { email: invitation.email }),
        3,
      );
  };
}

/** Button and dialog that make the person with an email address a judge. */
export function InviteJudge() {
  const intl = useIntl();
  const rules = useFieldRules();
  const report = useInvitationReport();
  const [form] = Form.useForm<JudgeInvitationBody>();
  const [open, setOpen] = useState(false);
  const invite = useInviteJudge();
  const close = () => setOpen(false);
  const send = ({ name, email, organisation = '' }: JudgeInvitationBody) =>
    invite.mutate(
      { data: { name, email, ...(organisation.trim() !== '' && { organisation }) } },
      {
        onSuccess: (judge) => {
          close();
          report(judge);
        },
      },
    );
  const title = intl.formatMessage({ id: 'staffJudging.invite' });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <Modal
        open={open}
        title={title}
        okText={intl.formatMessage({ id: 'staffJudging.inviteSend' })}
        cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
        confirmLoading={invite.isPending}
        mask={{ blur: false }}
        destroyOnHidden
        onCancel={close}
        onOk={() => form.submit()}
      >
        <p>
          <FormattedMessage id="staffJudging.inviteHint" />
        </p>
        <SiteForm
          form={form}
          name="invite-judge"
          layout="vertical"
          preserve={false}
          onFinish={send}
        >
          <Form.Item
            name="name"
            label={intl.formatMessage({ id: 'staff.name' })}
            rules={[rules.required('staff.required')]}
          >
            <TidyInput kind="name" maxLength={50} />
          </Form.Item>
          <Form.Item
            name="email"
            label={intl.formatMessage({ id: 'staffJudging.email' })}
            rules={[rules.required('staff.required'), rules.fits('email')]}
          >
            <TidyInput kind="email" maxLength={254} inputMode="email" />
          </Form.Item>
          <Form.Item
            name="organisation"
            label={intl.formatMessage({ id: 'staff.organisation' })}
            extra={intl.formatMessage({ id: 'staffJudging.inviteOrganisation' })}
          >
            <TidyInput kind="name" maxLength={100} />
          </Form.Item>
        </SiteForm>
      </Modal>
    </>
  );
}
