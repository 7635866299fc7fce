import { FormattedMessage } from 'react-intl';
import { BrandMark } from '@/ui/art/brand-mark';
import styles from './admin-shell.module.css';

interface Props {
  /** The header's logo links to the site, the side menu's to the workplace (spec section 2). */
  to: '/' | '/workplace';
  short?: boolean;
}

export function Logo({ to, short = false }: Props) {
  return (
    <a className={styles['logo']} href={`#${to}`}>
      <BrandMark />
      <span className={short ? 'visually-hidden' : undefined}>
        <FormattedMessage id="admin.name" />
      </span>
    </a>
  );
}
