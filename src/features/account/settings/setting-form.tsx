import { Alert, Button, Space, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiFailure, isTransportFailure } from '@/api/failure';
import type { MessageId } from '@/i18n/message-ids';
import { FailureText } from '@/ui/feedback/failure-text';
import { useUnsentChanges } from '@/ui/form/page-dirty';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import { SiteForm } from '@/ui/form/site-form';
import { Setting } from './setting';
import styles from './setting.module.css';

interface Props<V> {
  title: MessageId;
  lead: MessageId;
  submit: MessageId;
  form: FormInstance<V>;
  initialValues?: Partial<V>;
  /** Saves the values and returns a success message. Rejects with the failure of its request. */
  onSave: (values: V) => Promise<ReactNode>;
  children: ReactNode;
  /** Called by the cancel button; without this handler, there is no button. */
  onCancel?: () => void;
}

function SettingFailure({ failure }: { failure: ApiFailure }) {
  const { kind, serverMessage } = failure;
  if (kind === 'SessionExpired') return <FormattedMessage id="account.expired" />;
  if (isTransportFailure(failure)) return <FormattedMessage id="account.unanswered" />;
  if (kind === 'TransportFault') return serverMessage ?? <FormattedMessage id="account.failed" />;
  return <FailureText error={failure} />;
}

/** Section of the account settings with its own save button and result message. */
export function SettingForm<V extends object>(props: Props<V>) {
  const { title, lead, submit, form, initialValues, onSave, children, onCancel } = props;
  const [failure, setFailure] = useState<ApiFailure>();
  const [message, setMessage] = useState<ReactNode>();
  const [dirty, setDirty] = useState(false);
  useUnsentChanges(dirty);

  const [save, loading] = useSingleFlight(async (values: V) => {
    setFailure(undefined);
    setMessage(undefined);
    try {
      setMessage(await onSave(values));
      setDirty(false);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error);
    }
  });

  return (
    <Setting title={title} lead={lead}>
      <SiteForm
        form={form}
        // Prefixes the field ids, because several sections have a password field.
        name={title.replace('.', '-')}
        layout="vertical"
        size="large"
        className={styles['form'] ?? ''}
        {...(initialValues && { initialValues })}
        onValuesChange={() => setDirty(true)}
        onFinish={save}
      >
        {children}
        {failure && (
          <Alert
            type="error"
            role="alert"
            showIcon
            className={styles['message'] ?? ''}
            title={<SettingFailure failure={failure} />}
          />
        )}
        <div role="status">
          {message !== undefined && (
            <Alert
              type="success"
              role="none"
              showIcon
              className={styles['message'] ?? ''}
              title={message}
            />
          )}
        </div>
        <Space wrap>
          <Button type="primary" htmlType="submit" loading={loading}>
            <FormattedMessage id={submit} />
          </Button>
          {onCancel && (
            <Button onClick={onCancel}>
              <FormattedMessage id="account.cancel" />
            </Button>
          )}
        </Space>
      </SiteForm>
    </Setting>
  );
}
