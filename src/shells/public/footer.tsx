import { lazy } from 'react';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { WhenInView } from '@/ui/page/when-in-view';
import styles from './footer.module.css';

const FooterContent = lazy(() => import('./footer-content'));

/** Footer of the public site; requests its data when it is near the viewport. */
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
