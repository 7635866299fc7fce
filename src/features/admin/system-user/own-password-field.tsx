import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PasswordInput } from '@/auth/login/password-input';
import { useSession } from '@/session/session-store';
import { SiteLink } from '@/lib/page/site-link';
import { useFieldRules } from '@/ui/form/use-field-rules';

/** Password of the signed-in user, required for changes that grant or remove access. */
export function OwnPasswordField() {
  const intl = useIntl();
  const rules = useFieldRules();
  const hasPassword = useSession((session) => session.user?.hasPassword === true);
  const settings = (text: ReactNode) => <SiteLink to="/user-setting">{text}</SiteLink>;
  return (
    <Form.Item
      name="password"
      label={intl.formatMessage({ id: 'staffRight.ownPassword' })}
      extra={
        hasPassword ? (
          <FormattedMessage id="staffRight.ownPasswordWhy" />
        ) : (
          <FormattedMessage id="staffRight.ownPasswordMissing" values={{ a: settings }} />
        )
      }
      rules={hasPassword ? [rules.required('sysUser.required')] : []}
    >
      <PasswordInput
        size="middle"
        autoComplete="current-password"
        maxLength={128}
        disabled={!hasPassword}
      />
    </Form.Item>
  );
}
