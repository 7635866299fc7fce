import { Checkbox, Form, Input, Modal } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDeclineAssignment } from '@/api/generated/judging/judging';
import type { AssignmentDecline } from '@/api/generated/model';
import { notify } from '@/lib/notices';
import { SiteForm } from '@/ui/form/site-form';
import { useFieldRules } from '@/ui/form/use-field-rules';

interface Props {
  open: boolean;
  /** Identifier of the assignment. */
  id: string;
  /** Name of the entry. */
  name: string;
  onClose: () => void;
  onDeclined: () => void;
}

type Values = Pick<AssignmentDecline, 'reason'> & { conflict?: boolean };

/** Dialog that declines an assignment with a reason; the entry then leaves the judge's list. */
export function DeclineDialog({ open, id, name, onClose, onDeclined }: Props) {
  const intl = useIntl();
  const rules = useFieldRules();
  const [form] = Form.useForm<Values>();
  const decline = useDeclineAssignment();
  const send = ({ reason, conflict = false }: Values) => {
    decline.mutate(
      { data: { id, reason: reason.trim(), conflict } },
      {
        onSuccess: () => {
          onDeclined();
          notify('success', intl.formatMessage({ id: 'judging.declined' }, { name }), 3);
        },
      },
    );
  };
  return (
    <Modal
      open={open}
      title={intl.formatMessage({ id: 'judging.declineTitle' }, { name })}
      okText={intl.formatMessage({ id: 'judging.decline' })}
      okButtonProps={{ danger: true }}
      cancelText={intl.formatMessage({ id: 'judging.keep' })}
      confirmLoading={decline.isPending}
      mask={{ blur: false }}
      destroyOnHidden
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>
        <FormattedMessage id="judging.declineHint" />
      </p>
      <SiteForm
        form={form}
        name="decline-assignment"
        layout="vertical"
        preserve={false}
        onFinish={send}
      >
        <Form.Item
          name="reason"
          label={intl.formatMessage({ id: 'judging.reason' })}
          rules={[rules.required('judging.reasonMissing')]}
        >
          <Input.TextArea maxLength={500} rows={3} />
        </Form.Item>
        <Form.Item name="conflict" valuePropName="checked">
          <Checkbox>
            <FormattedMessage id="judging.conflict" />
          </Checkbox>
        </Form.Item>
      </SiteForm>
    </Modal>
  );
}
