import { Button, Checkbox, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSiteIdentity } from '@/domain/site/site-identity';
import { LANGUAGES } from '@/i18n/languages';
import { useLegalReading } from '@/auth/legal/use-legal-reading';
import { LanguageNote } from '@/settings/language/language-note';
import { FailedState } from '@/ui/feedback/result-state';
import { valueRule } from '@/ui/form/value-rule';
import styles from './entry-form.module.css';
import { useEffect, useRef, useState } from 'react';
import { useGetStatement } from '@/api/generated/match/match';

/** Minimum length of a statement that is collapsed at first, in characters. */
const LONG = 1200;

interface Props {
  /** Whether the user accepted the statement earlier and needn't read it again. */
  accepted: boolean;
}

/**
 * The competition's statement, which must be accepted. A long statement is collapsed to its first
 * paragraph and must be opened before it can be accepted.
 */
export function AgreementStep({ accepted }: Props) {
  const intl = useIntl();
  const { legal: { privacy } = {} } = useSiteIdentity();
  const reading = useLegalReading();
  const { data: statement, error, isError, refetch } = useGetStatement();
  const [opened, setOpened] = useState(false);
  const paragraphs = statement?.content ?? [];
  const isLong = paragraphs.join('').length >= LONG;
  const open = opened || !isLong;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that opened the statement has been removed.
    if (opened) box.current?.focus();
  }, [opened]);
  const agreed = valueRule((value?: boolean) =>
    value === true ? undefined : intl.formatMessage({ id: 'signUp.mustAgree' }),
  );

  if (isError) return <FailedState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {statement && <LanguageNote language={statement.language} languages={statement.languages} />}
      <div
        ref={box}
        className={styles['statement']}
        lang={statement && LANGUAGES[statement.language]}
        role="region"
        tabIndex={-1}
        aria-busy={statement === undefined}
        aria-label={statement?.title ?? intl.formatMessage({ id: 'signUp.step.agreement' })}
      >
        <h3>{statement?.title}</h3>
        {(open ? paragraphs : paragraphs.slice(0, 1)).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {!open && (
          <Button onClick={() => setOpened(true)}>
            <FormattedMessage id="signUp.openStatement" />
          </Button>
        )}
      </div>
      {!open && !accepted && (
        <p className={styles['hint']}>
          <FormattedMessage id="signUp.readToEnd" />
        </p>
      )}
      {/* Shown with the statement, which would move it. */}
      <Form.Item
        name="agreed"
        valuePropName="checked"
        rules={[agreed]}
        hidden={statement === undefined}
      >
        <Checkbox disabled={!accepted && !open}>
          <FormattedMessage id="signUp.agree" />
        </Checkbox>
      </Form.Item>
      {statement && privacy !== undefined && (
        <p className={styles['hint']}>
          <FormattedMessage id="legal.handled" values={{ text: reading.link('privacy') }} />
        </p>
      )}
      {reading.dialog}
    </>
  );
}
