import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NORMAL_FORMS } from '@/lib/validation/normal-forms';
import { fitsRule } from '@/lib/validation/rules';
import { buttonClass } from '@/ui/button/button';
import styles from './sign-up-name.module.css';

const LENGTH = 50;

interface Props {
  loading: boolean;
  /** Server message, if it rejected the last name. */
  refusal: string | undefined;
  onSignUp: (name: string) => void;
}

/** Sign-up step in which an account without a name enters one. */
export default function SignUpName({ loading, refusal, onSignUp }: Props) {
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const shown = problem ?? refusal;

  useEffect(() => input.current?.focus(), [refusal]);

  const submit = () => {
    const tidied = NORMAL_FORMS.name(name);
    setName(tidied);
    const message = tidied === '' ? 'activity.name.missing' : 'validation.name';
    if (!fitsRule('name', tidied)) {
      setProblem(intl.formatMessage({ id: message }));
      input.current?.focus();
    } else if (!loading) onSignUp(tidied);
  };

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>
        <FormattedMessage id="activity.name" />
      </label>
      <input
        ref={input}
        id={id}
        className={styles['input']}
        autoComplete="name"
        required
        maxLength={LENGTH}
        aria-describedby={`${id}-problem ${id}-hint`}
        aria-invalid={shown !== undefined}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(undefined);
        }}
      />
      <p id={`${id}-problem`} role="alert" className={styles['problem']}>
        {shown}
      </p>
      <p id={`${id}-hint`} className={styles['hint']}>
        <FormattedMessage id="activity.name.hint" />
      </p>
      <button type="submit" className={buttonClass()} aria-busy={loading}>
        <FormattedMessage id="activity.signUp" />
      </button>
    </form>
  );
}
