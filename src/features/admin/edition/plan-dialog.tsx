import { Form, Modal } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePublishResults } from '@/api/generated/staff-match/staff-match';
import type { ResultsPublication } from '@/api/generated/model';
import { serverNow } from '@/lib/page/clock';
import { MomentField } from '@/ui/form/moment-field';
import { SiteForm } from '@/ui/form/site-form';
import { valueRule } from '@/ui/form/value-rule';

interface Props {
  open: boolean;
  publication: ResultsPublication;
  /** Time of the current plan, which the form contains at first. */
  plannedAt: string | undefined;
  onPlanned: () => void;
  onClose: () => void;
}

/** Dialog for the time at which a stage will be published. */
export function PlanDialog({ open, publication, plannedAt: planned, onPlanned, onClose }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<{ plannedAt: string }>();
  const publish = usePublishResults();
  return (
    <Modal
      open={open}
      title={<FormattedMessage id="staffResult.plan" />}
      mask={{ blur: false }}
      destroyOnHidden
      okText={<FormattedMessage id="staffResult.plan" />}
      cancelText={<FormattedMessage id="staffMatch.notYet" />}
      confirmLoading={publish.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>
        <FormattedMessage id="staffResult.planHint" />
      </p>
      <SiteForm
        form={form}
        name="plan-results"
        layout="vertical"
        preserve={false}
        initialValues={{ plannedAt: planned }}
        onFinish={({ plannedAt }) =>
          publish.mutate({ data: { ...publication, plannedAt } }, { onSuccess: onPlanned })
        }
      >
        <Form.Item
          name="plannedAt"
          label={intl.formatMessage({ id: 'staffResult.time' })}
          extra={intl.formatMessage({ id: 'common.zone' })}
          rules={[
            { required: true, message: intl.formatMessage({ id: 'staff.required' }) },
            valueRule((value?: string) =>
              value === undefined || Date.parse(value) > serverNow()
                ? undefined
                : intl.formatMessage({ id: 'staffResult.timePast' }),
            ),
          ]}
        >
          <MomentField />
        </Form.Item>
      </SiteForm>
    </Modal>
  );
}
