import { Form, Input, Modal } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffActivity } from '@/api/generated/model';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { useActivityWrites } from './use-activity-writes';

interface Props {
  activity: StaffActivity | undefined;
  onClose: () => void;
}

/** Calls an activity off, with the reason that everyone reads. */
export function CancelActivityDialog({ activity, onClose }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<{ reason: string }>();
  const { cancel } = useActivityWrites();
  const rules = useFieldRules();
  const title = intl.formatMessage(
    { id: 'staffActivity.cancelTitle' },
    { title: activity?.title ?? '' },
  );
  return (
    <Modal
      open={activity !== undefined}
      title={title}
      okText={intl.formatMessage({ id: 'staffActivity.cancel' })}
      okButtonProps={{ danger: true }}
      cancelText={intl.formatMessage({ id: 'staffActivity.keep' })}
      confirmLoading={cancel.isPending}
      mask={{ blur: false }}
      destroyOnHidden
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>
        <FormattedMessage
          id="staffActivity.cancelHint"
          values={{ count: activity?.signedUp ?? 0 }}
        />
      </p>
      <Form
        form={form}
        name="cancel-activity"
        layout="vertical"
        preserve={false}
        onFinish={({ reason }) => {
          if (activity) {
            cancel.mutate({ data: { id: activity.id, reason } }, { onSuccess: onClose });
          }
        }}
      >
        <Form.Item
          name="reason"
          label={intl.formatMessage({ id: 'staffActivity.reason' })}
          rules={[rules.required('staff.required')]}
        >
          <Input.TextArea maxLength={200} rows={2} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
