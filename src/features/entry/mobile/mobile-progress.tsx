import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import fields from '@/ui/list/select-field.module.css';
import styles from './mobile-form.module.css';
import { SCREENS } from './mobile-screens';

interface Props {
  at: number;
  onChoose: (screen: number) => void;
}

/** Progress of the form, and a select to go to any screen. */
export function MobileProgress({ at, onChoose }: Props) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={styles['progress']}>
      <label htmlFor={id} className={styles['count']}>
        <FormattedMessage id="mobile.stepOf" values={{ at: at + 1, of: SCREENS.length }} />
      </label>
      <select
        id={id}
        className={fields['select']}
        value={at}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {SCREENS.map(({ name, title }, screen) => (
          <option key={name} value={screen}>
            {`${String(screen + 1)}. ${intl.formatMessage({ id: title })}`}
          </option>
        ))}
      </select>
      <div className={styles['bar']} aria-hidden="true">
        <span style={{ transform: `scaleX(${String((at + 1) / SCREENS.length)})` }} />
      </div>
    </div>
  );
}
