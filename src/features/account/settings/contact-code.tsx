import { Form } from 'antd';
import { useIntl } from 'react-intl';
import { ApiFailure } from '@/api/failure';
import { sendContactCode } from '@/api/generated/account/account';
import type { CurrentUser } from '@/api/generated/model';
import { notify } from '@/lib/notices';
import { NORMAL_FORMS } from '@/lib/validation/normal-forms';
import { CodeField } from '@/auth/login/code-field';
import { CODE_WORDS, problemOf } from '@/auth/login/problem';

interface Props {
  contact: 'mobile' | 'email';
  /** Current value; empty if there is none. */
  current: string;
  unconfirmed: CurrentUser['unconfirmed'];
}

const KINDS = { mobile: 'phone', email: 'email' } as const;

/** Verification code of a contact: required if it changes, optional if it is unconfirmed. */
export function ContactCode({ contact, current, unconfirmed }: Props) {
  const intl = useIntl();
  const form = Form.useFormInstance<{ mobile?: string; email?: string }>();
  const value = NORMAL_FORMS[KINDS[contact]](Form.useWatch(contact, form) ?? current);
  const changed = value !== current;
  if (value === '' || !(changed || unconfirmed.includes(contact))) return null;

  const sendCode = async () => {
    try {
      await form.validateFields([contact]);
      await sendContactCode({ [contact]: value }, { suppressToast: true });
    } catch (error) {
      // The field shows validation errors itself.
      if (error instanceof ApiFailure) {
        const { id = CODE_WORDS.refused, serverMessage } = problemOf(error, CODE_WORDS);
        notify('warning', serverMessage ?? intl.formatMessage({ id }), 3);
      }
      return false;
    }
    return true;
  };

  return (
    <CodeField
      kind={contact}
      name={`${contact}Code`}
      id={`account-contact_${contact}Code`}
      label={`account.${contact}Code`}
      optional={!changed}
      onSend={sendCode}
    />
  );
}
