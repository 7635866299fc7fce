import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { useSettings } from '../settings-store';
import { COLORS } from '../theme-names';
import styles from './drawer.module.css';

export function ColorChoice() {
  const intl = useIntl();
  const id = useId();
  const { theme, change } = useSettings();
  return (
    <section className={styles['section']}>
      <h3 id={id} className={styles['label']}>
        <FormattedMessage id="settings.color" />
      </h3>
      <div role="radiogroup" aria-labelledby={id} className={styles['colors']}>
        {COLORS.map((color) => {
          const name = `settings.color.${color.slice(1)}` as MessageId;
          const label = intl.formatMessage({ id: name });
          return (
            <input
              key={color}
              type="radio"
              name={id}
              className={styles['color']}
              style={{ backgroundColor: color }}
              aria-label={label}
              title={label}
              checked={theme.color === color}
              onChange={() => {
                change({ theme: { ...theme, color } });
              }}
            />
          );
        })}
      </div>
    </section>
  );
}
