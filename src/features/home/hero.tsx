import type { ReactNode } from 'react';
import { MainPicture } from './main-picture';
import { HeroScene } from '@/ui/art/hero-scene';
import styles from './hero.module.css';

interface Props {
  title: string;
  /** Null where there is none, and none will come. */
  badge: ReactNode;
  slogan: string;
  lead: ReactNode;
  actions: ReactNode;
  /** Null where nothing is counted, and nothing will be. */
  countdown: ReactNode;
  until: ReactNode;
}

/**
 * The hero's frame, the same in the first screen of the HTML and in the running page: what comes
 * from the server has its room reserved.
 */
export function Hero({ title, badge, slogan, lead, actions, countdown, until }: Props) {
  return (
    <section className={styles['hero']}>
      <div className={`frame ${styles['grid'] ?? ''}`}>
        <MainPicture className={styles['art']}>
          <HeroScene />
        </MainPicture>
        <div className={styles['text']}>
          <h1 className="visually-hidden" tabIndex={-1}>
            {title}
          </h1>
          {badge !== null && <p className={styles['badge']}>{badge}</p>}
          <p className={styles['slogan']} data-identity="slogan">
            {slogan}
          </p>
          <p className={styles['lead']}>{lead}</p>
          <div className={styles['actions']}>{actions}</div>
          {countdown !== null && (
            <div className={styles['clock']}>
              {countdown}
              <p className={styles['until']}>{until}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
