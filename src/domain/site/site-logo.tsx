import { BrandMark } from '@/ui/art/brand-mark';
import styles from './site-logo.module.css';
import { useSitePicture } from './site-identity';

/** Shows the site's logo or the default mark; `size` is its height in pixels. */
export function SiteLogo({ size = 36 }: { size?: number }) {
  const logo = useSitePicture('logo');
  return (
    <span data-identity="logo" className={styles['logo']} style={{ height: size }}>
      {logo === undefined ? (
        <BrandMark size={size} />
      ) : (
        <img className={styles['picture']} src={logo} alt="" height={size} />
      )}
    </span>
  );
}
