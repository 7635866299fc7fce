import { lazy } from 'react';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { WhenInView } from '@/ui/page/when-in-view';
import styles from './footer.module.css';

const FooterContent = lazy(() => import('./footer-content'));

/** The site's foot; what it tells is asked for when a visitor comes near. */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      <WhenInView className={`frame ${styles['content'] ?? ''}`}>
        <LazyBoundary>
          <FooterContent />
        </LazyBoundary>
      </WhenInView>
    </footer>
  );
}
