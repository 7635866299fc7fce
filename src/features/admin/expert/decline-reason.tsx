import { Form, Input, type GetRef } from 'antd';
import { useId, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './decline-reason.module.css';

interface Props {
  ref: Ref<GetRef<typeof Input.TextArea>>;
  value: string;
  /** Whether to show the error for a missing reason. */
  missing: boolean;
  onChange: (value: string) => void;
}

export function DeclineReason({ ref, value, missing, onChange }: Props) {
  const id = useId();
  return (
    <Form.Item
      className={styles['field']}
      layout="vertical"
      htmlFor={id}
      label={<FormattedMessage id="staff.reason" />}
      extra={
        <span id={`${id}-hint`}>
          <FormattedMessage id="staff.reasonHint" />
        </span>
      }
      {...(missing && {
        validateStatus: 'error',
        help: (
          <span id={`${id}-missing`}>
            <FormattedMessage id="staff.required" />
          </span>
        ),
      })}
    >
      <Input.TextArea
        ref={ref}
        id={id}
        rows={3}
        maxLength={500}
        value={value}
        aria-invalid={missing}
        aria-describedby={missing ? `${id}-missing ${id}-hint` : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}
