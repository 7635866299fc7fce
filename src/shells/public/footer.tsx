import { WhenInView } from '@/ui/when-in-view';
import { FooterContent } from './footer-content';
import styles from './footer.module.css';

/** The site's foot; what it tells is asked for when a visitor comes near. */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      <WhenInView className={`frame ${styles['content'] ?? ''}`}>
        <FooterContent />
      </WhenInView>
    </footer>
  );
}
