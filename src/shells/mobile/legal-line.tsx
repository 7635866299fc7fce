import { LegalLinks } from '../shared/legal-links';
import styles from './mobile-shell.module.css';
import { useShellIdentity } from '../shared/use-shell-identity';

/** Legal links, copyright and ICP filing. */
export default function LegalLine() {
  const { copyright, filing } = useShellIdentity();
  return (
    <>
      <LegalLinks className={styles['legalLinks']} />
      <p>
        © {copyright}
        {filing !== undefined && (
          <>
            <br />
            <span lang="zh-CN">{filing}</span>
          </>
        )}
      </p>
    </>
  );
}
