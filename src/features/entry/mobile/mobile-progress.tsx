import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import fields from '@/ui/list/select-field.module.css';
import styles from './mobile-form.module.css';
import type { EntryProblem } from '../form/entry-problems';
import { SCREENS, screenOf } from './mobile-screens';

interface Props {
  at: number;
  problems: readonly EntryProblem[];
  onChoose: (screen: number) => void;
}

/** Progress of the form, and a select to go to any screen; marks screens with problems. */
export function MobileProgress({ at, problems, onChoose }: Props) {
  const intl = useIntl();
  const id = useId();
  const nameOf = (title: MessageId, screen: number) => {
    const name = `${String(screen + 1)}. ${intl.formatMessage({ id: title })}`;
    if (!problems.some(({ field }) => screenOf(field) === screen)) return name;
    const state = intl.formatMessage({ id: 'signUp.stepState.error' });
    return intl.formatMessage({ id: 'signUp.stepNamed' }, { name, state });
  };
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
            {nameOf(title, screen)}
          </option>
        ))}
      </select>
      <div className={styles['bar']} aria-hidden="true">
        <span style={{ transform: `scaleX(${String((at + 1) / SCREENS.length)})` }} />
      </div>
    </div>
  );
}
