import { Checkbox, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetStatement } from '@/api/generated/match/match';
import { FailedState } from '@/ui/result-state';
import styles from './entry-form.module.css';

interface Props {
  /** It was accepted before: it need not be read again. */
  accepted: boolean;
}

/** The statement of the competition: read to its end, then accepted. */
export function AgreementStep({ accepted }: Props) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = useGetStatement();
  const [read, setRead] = useState(false);

  const look = () => {
    const { current } = box;
    if (current === null || current.clientHeight === 0) return;
    if (current.scrollTop + current.clientHeight >= current.scrollHeight - 8) setRead(true);
  };
  // A statement that needs no scrolling has been read when it is on show.
  useEffect(look, [data]);

  if (isError) return <FailedState onRetry={() => void refetch()} />;
  return (
    <>
      <div
        ref={box}
        className={styles['statement']}
        role="region"
        tabIndex={0}
        aria-label={data?.title ?? intl.formatMessage({ id: 'signUp.step.agreement' })}
        onScroll={look}
      >
        <h3>{data?.title}</h3>
        {data?.content.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {!read && !accepted && (
        <p className={styles['hint']}>
          <FormattedMessage id="signUp.readToEnd" />
        </p>
      )}
      <Form.Item
        name="agreed"
        valuePropName="checked"
        rules={[
          {
            validator: (_, value) =>
              value === true
                ? Promise.resolve()
                : Promise.reject(new Error(intl.formatMessage({ id: 'signUp.mustAgree' }))),
          },
        ]}
      >
        <Checkbox disabled={!read && !accepted}>
          <FormattedMessage id="signUp.agree" />
        </Checkbox>
      </Form.Item>
    </>
  );
}
