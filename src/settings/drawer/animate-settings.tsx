import { Select, Switch } from 'antd';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '../settings-store';
import {
  directionOf,
  TRANSITION_NAMES,
  TRANSITIONS,
  type TransitionDirection,
} from '../transitions';
import styles from './drawer.module.css';

/** Settings of page transitions: nine families with their directions. */
export function AnimateSettings() {
  const intl = useIntl();
  const id = useId();
  const { animate, change } = useSettings();
  const directions: readonly TransitionDirection[] = TRANSITIONS[animate.name];
  return (
    <section className={styles['section']}>
      <h3 className={styles['label']}>
        <FormattedMessage id="settings.animate" />
      </h3>
      <div className={styles['switchField']}>
        <label htmlFor={id}>
          <FormattedMessage id="settings.animate.disabled" />
        </label>
        <Switch
          id={id}
          checked={animate.disabled}
          onChange={(disabled) => change({ animate: { ...animate, disabled } })}
        />
      </div>
      <div className={styles['selects']}>
        <Select
          aria-label={intl.formatMessage({ id: 'settings.animate.name' })}
          disabled={animate.disabled}
          value={animate.name}
          options={TRANSITION_NAMES.map((name) => ({
            value: name,
            label: intl.formatMessage({ id: `settings.name.${name}` }),
          }))}
          onChange={(name) => change({ animate: { ...animate, name } })}
        />
        <Select
          aria-label={intl.formatMessage({ id: 'settings.animate.direction' })}
          disabled={animate.disabled}
          value={directionOf(animate)}
          options={directions.map((direction) => ({
            value: direction,
            label: intl.formatMessage({ id: `settings.direction.${direction}` }),
          }))}
          onChange={(direction) => change({ animate: { ...animate, direction } })}
        />
      </div>
    </section>
  );
}
