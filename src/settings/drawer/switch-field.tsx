import { Switch } from 'antd';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './drawer.module.css';
import { useSettings } from '../settings-store';

type FlagName =
  | 'fixedHeader'
  | 'fixedSideBar'
  | 'fixedTabs'
  | 'weekMode'
  | 'multiPage'
  | 'cachePage'
  | 'hideSetting';

export function SwitchField({ name }: { name: FlagName }) {
  const id = useId();
  const checked = useSettings((settings) => settings[name]);
  const change = useSettings((settings) => settings.change);
  return (
    <div className={styles['switchField']}>
      <label htmlFor={id}>
        <FormattedMessage id={`settings.${name}`} />
      </label>
      <Switch id={id} checked={checked} onChange={(on) => change({ [name]: on })} />
    </div>
  );
}
