import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NewsSummary } from '@/api/generated/model';
import type { MessageId } from '@/i18n/message-ids';
import { LANGUAGES } from '@/i18n/languages';
import { prefersReducedMotion } from '@/lib/page/reduced-motion';
import { SiteLink } from '@/lib/page/site-link';
import styles from './express-ticker.module.css';

/** Display time of an item, in milliseconds. */
const DISPLAY_TIME = 5000;

interface Control {
  id: MessageId;
  path: string;
  onClick: () => void;
}

/** Rotates through the newest express items; stops on hover, on focus and when paused. */
export function ExpressTicker({ items }: { items: readonly NewsSummary[] }) {
  const intl = useIntl();
  const [at, setAt] = useState(0);
  // Starts paused for visitors who prefer reduced motion.
  const [paused, setPaused] = useState(prefersReducedMotion);
  const [interacting, setInteracting] = useState(false);
  const count = items.length;
  const rotating = !paused && !interacting && count > 1;

  useEffect(() => {
    if (!rotating) return undefined;
    const timer = window.setInterval(() => setAt((now) => (now + 1) % count), DISPLAY_TIME);
    return () => {
      window.clearInterval(timer);
    };
  }, [rotating, count]);

  const item = items[at];
  if (item === undefined) return null;
  const step = (by: number) => setAt((at + by + count) % count);
  const controls: Control[] = [
    { id: 'home.expressPrevious', path: 'M15 6l-6 6 6 6', onClick: () => step(-1) },
    paused
      ? { id: 'home.expressPlay', path: 'M8 5l11 7-11 7z', onClick: () => setPaused(false) }
      : { id: 'home.expressPause', path: 'M9 6v12M15 6v12', onClick: () => setPaused(true) },
    { id: 'home.expressNext', path: 'M9 6l6 6-6 6', onClick: () => step(1) },
  ];

  return (
    <section
      className={styles['ticker']}
      aria-label={intl.formatMessage({ id: 'home.express' })}
      onPointerEnter={() => setInteracting(true)}
      onPointerLeave={() => setInteracting(false)}
      onFocus={() => setInteracting(true)}
      onBlur={() => setInteracting(false)}
    >
      <span className={styles['badge']} aria-hidden="true">
        <FormattedMessage id="home.express" />
      </span>
      <p className={styles['item']} key={item.id} lang={LANGUAGES[item.language]}>
        <SiteLink to="/news/preview" search={{ id: item.id }}>
          {item.title}
        </SiteLink>
      </p>
      <span className={styles['controls']}>
        {controls.map(({ id, path, onClick }) => (
          <button
            key={id}
            type="button"
            className={styles['control']}
            aria-label={intl.formatMessage({ id })}
            onClick={onClick}
          >
            <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
              <path d={path} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
            </svg>
          </button>
        ))}
      </span>
    </section>
  );
}
