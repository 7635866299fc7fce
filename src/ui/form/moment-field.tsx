import { Input } from 'antd';
import type { AriaAttributes } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDates } from '@/i18n/format/dates';
import { fromWallClock, toEndWallClock, toWallClock } from '@/lib/wall-clock';

/** antd's Form.Item supplies the attributes of a refused or required field, and the first three. */
interface Props extends AriaAttributes {
  id?: string;
  value?: string | undefined;
  onChange?: (iso: string | undefined) => void;
  /** Its name where no label stands beside it. */
  label?: string;
  /** The end of a period: the form names the day that midnight ends. */
  isEnd?: boolean;
}

/** A moment, written and read by the clock of the competition's zone wherever staff sit. */
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
