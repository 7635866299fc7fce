import { Input } from 'antd';
import { fromWallClock, toWallClock } from '@/lib/wall-clock';

interface Props {
  /** antd's Form.Item supplies these three. */
  id?: string;
  value?: string | undefined;
  onChange?: (iso: string | undefined) => void;
  /** Its name where no label stands beside it. */
  label?: string;
}

/** A moment, written and read by the clock of the competition's zone wherever staff sit. */
export function MomentField({ id, value, onChange, label }: Props) {
  return (
    <Input
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      type="datetime-local"
      max="2100-12-31T23:59"
      value={value === undefined ? '' : toWallClock(value)}
      onChange={({ target }) => onChange?.(fromWallClock(target.value))}
    />
  );
}
