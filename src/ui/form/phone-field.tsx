import type { InputProps, InputRef } from 'antd';
import { useMemo, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { CALLING_CODES, joinPhone, splitPhone, type Region } from './calling-codes';
import selectStyles from '../list/select-field.module.css';
import styles from './phone-field.module.css';
import { TidyInput } from './tidy-input';

interface Props extends Pick<
  InputProps,
  'id' | 'size' | 'autoComplete' | 'autoFocus' | 'inputMode'
> {
  /** `login` also accepts an email address. */
  kind?: 'phone' | 'login';
  ref?: Ref<InputRef>;
  /** antd's Form.Item provides `value` and `onChange`. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Phone number with a select for its country or region. */
export function PhoneField({ kind = 'phone', value = '', onChange, ...input }: Props) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<Region>('CN');
  const { region, rest } = splitPhone(value, chosen);
  const names = useMemo(
    () => new Intl.DisplayNames(intl.locale, { type: 'region' }),
    [intl.locale],
  );
  const nameOf = (code: Region) =>
    code === 'CN' || code === 'HK' || code === 'MO' || code === 'TW'
      ? intl.formatMessage({ id: `form.region.${code}` })
      : (names.of(code) ?? code);
  const choose = (to: Region) => {
    setChosen(to);
    // Doesn't change an empty number, so that validation doesn't report it yet.
    if (rest !== '') onChange?.(joinPhone({ region: to, rest }));
  };
  const [, callingCode] = CALLING_CODES.find(([code]) => code === region) ?? [];
  return (
    <div className={styles['phone']}>
      <span className={styles['region']}>
        <select
          className={selectStyles['select']}
          aria-label={intl.formatMessage({ id: 'form.region' })}
          value={region}
          onChange={({ target }) => choose(target.value as Region)}
        >
          {CALLING_CODES.map(([code, calling]) => (
            <option key={code} value={code}>
              +{calling} {nameOf(code)}
            </option>
          ))}
        </select>
        <span aria-hidden className={styles['code']}>
          +{callingCode}
        </span>
      </span>
      <TidyInput
        inputMode="tel"
        {...input}
        kind={kind}
        value={rest}
        onChange={(typed) => onChange?.(joinPhone({ region, rest: typed }))}
      />
    </div>
  );
}
