import { Button, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { notify } from '@/lib/notices';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import styles from './login.module.css';
import { useCodeCooldown, type CodeKind } from './use-code-cooldown';

/** How long notices about codes stay, seconds (spec section 8). */
export const CODE_NOTICE = 8;

/** The notice of a code on its way, by what it is for. */
const SENT: Record<CodeKind, MessageId> = {
  sms: 'login.codeSentSms',
  mobile: 'login.codeSentSms',
  find: 'login.codeSent',
  email: 'login.codeSent',
};

interface Props {
  kind: CodeKind;
  /** The field of the form, its id and its label, where they aren't those of the login forms. */
  name?: string;
  id?: string;
  label?: MessageId;
  /** Whether the form may be sent without a code. */
  optional?: boolean;
  /** Checks the address and asks for a code; false where none is on its way. */
  onSend: () => Promise<boolean>;
}

/**
 * A verification code and the button that asks for it: off for 60 seconds with a countdown, and
 * on again early where the code could not be sent (spec section 4). Says where a code is on its way.
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
