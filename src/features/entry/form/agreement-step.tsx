import { Checkbox, Form } from 'antd';
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

/** Loads the competition's statement and tracks whether the user has scrolled to its end. */
function useStatement() {
  const box = useRef<HTMLDivElement>(null);
  const { data, error, isError, refetch } = useGetStatement();
  const [read, setRead] = useState(false);

  const markReadAtEnd = () => {
    const { current } = box;
    // An empty text does not count as read.
    if (data === undefined || current === null || current.clientHeight === 0) return;
    if (current.scrollTop + current.clientHeight >= current.scrollHeight - 8) setRead(true);
  };
  // A text that fits without scrolling counts as read when shown.
  useEffect(markReadAtEnd, [data]);

  return { box, markReadAtEnd, read, statement: data, error, isError, refetch };
}

interface Props {
  /** Whether the user accepted the statement earlier and needn't read it again. */
  accepted: boolean;
}

/** The competition's statement, which must be read to its end and accepted. */
export function AgreementStep({ accepted }: Props) {
  const intl = useIntl();
  const { legal: { privacy } = {} } = useSiteIdentity();
  const reading = useLegalReading();
  const { box, markReadAtEnd, read, statement, error, isError, refetch } = useStatement();
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
        tabIndex={0}
        aria-label={statement?.title ?? intl.formatMessage({ id: 'signUp.step.agreement' })}
        onScroll={markReadAtEnd}
      >
        <h3>{statement?.title}</h3>
        {statement?.content.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {!read && !accepted && (
        <p className={styles['hint']}>
          <FormattedMessage id="signUp.readToEnd" />
        </p>
      )}
      <Form.Item name="agreed" valuePropName="checked" rules={[agreed]}>
        <Checkbox disabled={!read && !accepted}>
          <FormattedMessage id="signUp.agree" />
        </Checkbox>
      </Form.Item>
      {privacy !== undefined && (
        <p className={styles['hint']}>
          <FormattedMessage id="legal.handled" values={{ text: reading.link('privacy') }} />
        </p>
      )}
      {reading.dialog}
    </>
  );
}
