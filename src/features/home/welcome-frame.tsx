import { FormattedMessage } from 'react-intl';
import { MainPicture } from './main-picture';
import { useSiteIdentity } from '@/domain/site/site-identity';
import { WelcomeScene } from '@/ui/art/welcome-scene';
import { buttonClass } from '@/ui/button/button';
import styles from './welcome-frame.module.css';

/** Welcome page, shared by the prerendered HTML and the running site. */
export function WelcomeFrame() {
  const { name, description } = useSiteIdentity();
  return (
    <div className={styles['page']}>
      <div className={styles['card']}>
        <MainPicture className={styles['art']}>
          <WelcomeScene />
        </MainPicture>
        <p className={styles['greeting']}>
          <FormattedMessage id="route.Welcome" />
        </p>
        <h1 className={styles['title']} tabIndex={-1} data-identity="name">
          {name}
        </h1>
        <p className={styles['lead']} data-identity="description">
          {description}
        </p>
        <a className={buttonClass('glass')} href="#/home">
          <FormattedMessage id="common.enter" />
        </a>
      </div>
    </div>
  );
}
