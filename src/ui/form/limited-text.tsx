import { Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** Pause in typing before the remaining length is announced, in milliseconds. */
const PAUSE = 1000;

interface Props {
  rows: number;
  maxLength: number;
  lang?: string;
  /** antd's Form.Item provides `id`, `value`, `onChange` and `aria-describedby`. */
  id?: string;
  value?: string;
  onChange?: (event: React.ChangeEvent<HTMLTextAreaElement>) => void;
  'aria-describedby'?: string;
}

/**
 * Text area with a visible counter. Screen readers announce the limit with the field, and the
 * remaining length when less than a tenth is left.
 */
export function LimitedText({ maxLength, value = '', ...props }: Props) {
  const id = useId();
  const left = maxLength - value.length;
  const [announced, setAnnounced] = useState<number>();
  useEffect(() => {
    const timer = window.setTimeout(
      () => setAnnounced(left < maxLength / 10 ? left : undefined),
      PAUSE,
    );
    return () => {
      window.clearTimeout(timer);
    };
  }, [left, maxLength]);
  const { 'aria-describedby': described, ...rest } = props;
  return (
    <>
      <Input.TextArea
        {...rest}
        value={value}
        maxLength={maxLength}
        showCount
        aria-describedby={described === undefined ? id : `${described} ${id}`}
      />
      <span id={id} className="visually-hidden">
        <FormattedMessage id="form.limit" values={{ count: maxLength }} />
      </span>
      <span role="status" className="visually-hidden">
        {announced !== undefined && (
          <FormattedMessage id="form.left" values={{ count: announced }} />
        )}
      </span>
    </>
  );
}
