import { lazy } from 'react';
import { LazyPart } from '@/ui/page/lazy-part';
import { WhenInView } from '@/ui/page/when-in-view';
import styles from './footer.module.css';

const FooterContent = lazy(() => import('./footer-content'));

/** The site's foot; what it tells is asked for when a visitor comes near. */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      <WhenInView className={`frame ${styles['content'] ?? ''}`}>
        <LazyPart>
          <FooterContent />
        </LazyPart>
      </WhenInView>
    </footer>
  );
}
