import { Button, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { notify } from '@/lib/notices';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import styles from './login.module.css';
import { useCodeCooldown, type CodeKind } from './use-code-cooldown';

/** Duration of notices about codes, in seconds (spec section 8). */
export const CODE_NOTICE = 8;

const SENT: Record<CodeKind, MessageId> = {
  sms: 'login.codeSentSms',
  mobile: 'login.codeSentSms',
  find: 'login.codeSent',
  email: 'login.codeSent',
};

interface Props {
  kind: CodeKind;
  /** Name, id and label of the field, if they differ from the login forms'. */
  name?: string;
  id?: string;
  label?: MessageId;
  optional?: boolean;
  /** Checks the contact and requests a code; returns false if none was sent. */
  onSend: () => Promise<boolean>;
}

/**
 * Field for a verification code with a button that requests it. The button is disabled for 60
 * seconds with a countdown, or until sending fails (spec section 4).
 */
export function CodeField({
  kind,
  name = 'verifyCode',
  id = `${kind}_verifyCode`,
  label = 'login.code',
  optional = false,
  onSend,
}: Props) {
  const intl = useIntl();
  const { required } = useFieldRules();
  const wait = useCodeCooldown(kind);
  const [send, sending] = useSingleFlight(async () => {
    wait.begin();
    if (await onSend()) notify('success', intl.formatMessage({ id: SENT[kind] }), CODE_NOTICE);
    else wait.cancel();
  });
  return (
    <Form.Item label={intl.formatMessage({ id: label })} htmlFor={id}>
      <div className={styles['code']}>
        <Form.Item name={name} noStyle rules={optional ? [] : [required('login.codeRequired')]}>
          <TidyInput
            kind="code"
            size="large"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
          />
        </Form.Item>
        <Button size="large" disabled={wait.seconds > 0} loading={sending} onClick={send}>
          {wait.seconds > 0 ? (
            <FormattedMessage id="login.sendAgainIn" values={{ seconds: wait.seconds }} />
          ) : (
            <FormattedMessage id="login.sendCode" />
          )}
        </Button>
      </div>
    </Form.Item>
  );
}
