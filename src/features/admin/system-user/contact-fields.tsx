import { Alert, Form, type FormRule } from 'antd';
import { useIntl } from 'react-intl';
import type { SystemUser } from '@/api/generated/model';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { valueRule } from '@/ui/form/value-rule';
import { UnconfirmedMark } from './contact-value';

/** Contact fields; the server requires at least one. */
const CONTACTS = [
  { name: 'mobile', other: 'email', kind: 'phone', fits: 'accountPhone', max: 40 },
  { name: 'email', other: 'mobile', kind: 'email', fits: 'email', max: 254 },
] as const;

const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/**
 * Mobile number and email address of a user.
 * @param editing the user; undefined for a new user, whom the site invites by email
 */
export function ContactFields({ editing }: { editing: SystemUser | undefined }) {
  const intl = useIntl();
  const rules = useFieldRules();
  const form = Form.useFormInstance();
  const values: Record<string, unknown> = {
    mobile: Form.useWatch('mobile', form) as unknown,
    email: Form.useWatch('email', form) as unknown,
  };
  const oneOf =
    (other: string): FormRule =>
    ({ getFieldValue }) =>
      valueRule((value) =>
        isEmpty(value) && isEmpty(getFieldValue(other))
          ? intl.formatMessage({ id: 'sysUser.contactMissing' })
          : undefined,
      );
  return (
    <>
      {CONTACTS.map(({ name, other, kind, fits, max }) => (
        <Form.Item
          key={name}
          name={name}
          label={intl.formatMessage({ id: `sysUser.${name}` })}
          extra={intl.formatMessage({ id: 'sysUser.contactHint' })}
          required={isEmpty(values[other])}
          dependencies={[other]}
          rules={[oneOf(other), rules.fits(fits)]}
        >
          <TidyInput
            kind={kind}
            maxLength={max}
            suffix={editing && <UnconfirmedMark user={editing} contact={name} />}
          />
        </Form.Item>
      ))}
      {editing === undefined && !isEmpty(values['email']) && (
        <Alert
          type="info"
          title={intl.formatMessage({ id: 'sysUser.invitationLead' })}
          style={{ marginBottom: 24 }}
        />
      )}
    </>
  );
}
