import { FormattedMessage } from 'react-intl';
import { WelcomeScene } from '@/ui/art/welcome-scene';
import { buttonClass } from '@/ui/button/button';
import styles from './welcome-frame.module.css';

/** The whole of the welcome page: drawn in the HTML and taken over by the site as it is. */
export function WelcomeFrame() {
  return (
    <div className={styles['page']}>
      <div className={styles['card']}>
        <WelcomeScene />
        <p className={styles['name']}>
          <FormattedMessage id="common.systemName" />
        </p>
        <h1 className={styles['title']} tabIndex={-1}>
          <FormattedMessage id="route.Welcome" />
        </h1>
        <p className={styles['lead']}>
          <FormattedMessage id="common.welcomeLead" />
        </p>
        <a className={buttonClass('glass')} href="#/home">
          <FormattedMessage id="common.enter" />
        </a>
      </div>
    </div>
  );
}
