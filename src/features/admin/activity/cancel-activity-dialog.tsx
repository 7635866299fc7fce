import { useCancelStaffActivity } from '@/api/generated/staff-activity/staff-activity';
import { Form, Input, Modal } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LocalizedName, StaffActivity } from '@/api/generated/model';
import { useTextIn } from '@/i18n/use-text-in';
import { EditedLanguage } from '@/ui/admin/edited-language';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { useEditedLanguage } from '@/ui/admin/use-edited-language';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SiteForm } from '@/ui/form/site-form';

interface Props {
  activity: StaffActivity | undefined;
  onClose: () => void;
}

/** Dialog that cancels an activity with a public reason. */
export function CancelActivityDialog({ activity, onClose }: Props) {
  const intl = useIntl();
  const textOf = useTextIn();
  const [form] = Form.useForm<{ reason: LocalizedName }>();
  const { language, setLanguage, onFinishFailed } = useEditedLanguage(form);
  const cancel = useCancelStaffActivity();
  const rules = useFieldRules();
  const title = intl.formatMessage(
    { id: 'staffActivity.cancelTitle' },
    { title: activity ? textOf(activity.title) : '' },
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
      <SiteForm
        form={form}
        name="cancel-activity"
        layout="vertical"
        preserve={false}
        onFinishFailed={onFinishFailed}
        onFinish={({ reason }) => {
          if (activity) {
            cancel.mutate({ data: { id: activity.id, reason } }, { onSuccess: onClose });
          }
        }}
      >
        <EditedLanguage value={{ language, setLanguage }}>
          <LanguageTabs fields={['reason']} stored={undefined} />
          <LocalizedItem
            name="reason"
            label={intl.formatMessage({ id: 'staffActivity.reason' })}
            rules={[rules.required('staff.required')]}
          >
            <Input.TextArea maxLength={200} rows={2} />
          </LocalizedItem>
        </EditedLanguage>
      </SiteForm>
    </Modal>
  );
}
