import { Input } from 'antd';
import type { AriaAttributes } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDates } from '@/i18n/format/dates';
import { fromWallClock, toEndWallClock, toWallClock } from '@/lib/wall-clock';

/** antd's Form.Item provides `id`, `value`, `onChange` and the ARIA attributes. */
interface Props extends AriaAttributes {
  id?: string;
  value?: string | undefined;
  onChange?: (iso: string | undefined) => void;
  /** Accessible name, if the field has no label. */
  label?: string;
  /** Whether the time ends a period; for midnight, the field then names the day that ends. */
  isEnd?: boolean;
}

/** Date and time input in the competition's time zone, regardless of the browser's time zone. */
export function MomentField({ id, value, onChange, label, isEnd = false, ...aria }: Props) {
  const dates = useDates();
  const isMidnight = isEnd && value !== undefined && toEndWallClock(value) !== toWallClock(value);
  return (
    <>
      <Input
        {...aria}
        {...(id !== undefined && { id })}
        {...(label !== undefined && { 'aria-label': label })}
        type="datetime-local"
        max="2100-12-31T23:59"
        value={value === undefined ? '' : toWallClock(value)}
        onChange={({ target }) => onChange?.(fromWallClock(target.value))}
      />
      {isMidnight && (
        <span role="status">
          <FormattedMessage id="common.endOfDay" values={{ time: dates.end(value) }} />
        </span>
      )}
    </>
  );
}
