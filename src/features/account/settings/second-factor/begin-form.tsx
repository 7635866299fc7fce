import { Alert, Form } from 'antd';
import { FormattedMessage } from 'react-intl';
import { beginMySecondFactor } from '@/api/generated/second-factor/second-factor';
import type { CurrentUser, OwnPasswordBody, SecondFactorSecret } from '@/api/generated/model';
import { SettingForm } from '../setting-form';
import styles from '../setting.module.css';
import { CurrentPasswordField } from './current-password-field';

interface Props {
  user: CurrentUser;
  /** Whether the second factor is mandatory for the user. */
  required: boolean;
  onBegun: (secret: SecondFactorSecret) => void;
}

/** Starts the setup of two-step login; requires the password. */
export function BeginForm({ user, required, onBegun }: Props) {
  const [form] = Form.useForm<OwnPasswordBody>();
  return (
    <SettingForm<OwnPasswordBody>
      title="secondFactor.title"
      lead="secondFactor.lead"
      submit="secondFactor.begin"
      form={form}
      onSave={async (body) => {
        onBegun(await beginMySecondFactor(body, { suppressToast: true }));
        return undefined;
      }}
    >
      {required && (
        <Alert
          type="warning"
          role="note"
          showIcon
          className={styles['message'] ?? ''}
          title={<FormattedMessage id="secondFactor.mustSetUp" />}
        />
      )}
      {user.hasPassword && <CurrentPasswordField />}
    </SettingForm>
  );
}
