import { Alert, Button, Form, Skeleton } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetScoringSystem, useUpdateScoringSystem } from '@/api/generated/staff/staff';
import type { ScoringSystem, ScoringSystemBody } from '@/api/generated/model';
import { notify } from '@/lib/notices';
import { StaffPage } from '@/ui/admin/staff-page';
import { FailedState } from '@/ui/feedback/result-state';
import { useUnsentChanges } from '@/ui/form/page-dirty';
import { SiteForm } from '@/ui/form/site-form';
import { TidyInput } from '@/ui/form/tidy-input';
import { OwnPasswordField } from './own-password-field';
import styles from './scoring-page.module.css';

/** Sets the URL of the scoring system; requires the signed-in user's password. */
function ScoringForm({ stored }: { stored: ScoringSystem }) {
  const intl = useIntl();
  const [form] = Form.useForm<ScoringSystemBody>();
  const update = useUpdateScoringSystem();
  const typed = Form.useWatch('address', form) ?? stored.address ?? '';
  const changed = typed.trim() !== (stored.address ?? '');
  useUnsentChanges(changed);
  const saved = () => {
    form.resetFields(['password']);
    notify('success', intl.formatMessage({ id: 'staffRight.scoringSaved' }), 3);
  };
  return (
    <SiteForm
      form={form}
      name="scoring-system"
      layout="vertical"
      className={styles['form'] ?? ''}
      initialValues={stored}
      onFinish={({ address = '', password }: ScoringSystemBody) => {
        const data = {
          ...(address.trim() !== '' && { address: address.trim() }),
          ...(password !== undefined && { password }),
        };
        update.mutate({ data }, { onSuccess: saved });
      }}
    >
      <Form.Item
        name="address"
        label={intl.formatMessage({ id: 'staffMenu.address' })}
        extra={intl.formatMessage({ id: 'staffRight.scoringNone' })}
        rules={[
          {
            pattern: /^\s*https:\/\/\S+\s*$/i,
            message: intl.formatMessage({ id: 'staffMenu.addressRule' }),
          },
        ]}
      >
        <TidyInput kind="line" maxLength={500} inputMode="url" />
      </Form.Item>
      <OwnPasswordField />
      <Button type="primary" htmlType="submit" disabled={!changed} loading={update.isPending}>
        <FormattedMessage id="staff.save" />
      </Button>
    </SiteForm>
  );
}

/** Settings of the external scoring system, to which judges are sent with their tokens. */
export function ScoringPage() {
  const { data, error, isError, refetch } = useGetScoringSystem();
  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffScoring" />}
      lead={<FormattedMessage id="staffRight.scoringLead" />}
    >
      <Alert
        type="info"
        className={styles['note'] ?? ''}
        title={<FormattedMessage id="staffRight.scoringToken" />}
      />
      {isError && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton active />}
      {data && <ScoringForm key={data.address ?? ''} stored={data} />}
    </StaffPage>
  );
}
