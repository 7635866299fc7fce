import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGiveConsent } from '@/api/generated/session/session';
import type { LegalVersions } from '@/api/generated/model';
import { ActionButton } from '@/ui/button/action-button';
import { FailureText } from '@/ui/feedback/failure-text';
import { NativeDialog } from '@/ui/feedback/native-dialog';
import { loadCurrentUser } from '@/session/current-user';
import { useSession } from '@/session/session-store';
import { useLogOut } from '@/session/use-log-out';
import { agreedKinds } from './legal-pages';
import styles from './legal.module.css';
import { useLegalReading } from './use-legal-reading';

/** Asks a user to accept changed legal texts or to log out. */
export default function ConsentDialog({ needed }: { needed: LegalVersions }) {
  const intl = useIntl();
  const logOut = useLogOut('/');
  const reading = useLegalReading();
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const { mutateAsync: giveConsent } = useGiveConsent({ request: { suppressToast: true } });
  const title = intl.formatMessage({ id: 'legal.changed' });

  const agree = async () => {
    setLoading(true);
    setProblem(undefined);
    try {
      await giveConsent({ data: { consent: needed } });
      const { user, setUser } = useSession.getState();
      if (user) {
        const { consentNeeded: _given, ...rest } = user;
        setUser(rest);
      }
    } catch (error) {
      setProblem(error);
      // The texts may have changed again, or the session may have ended.
      await loadCurrentUser({ background: true }).catch(() => undefined);
    } finally {
      setLoading(false);
    }
  };

  return (
    <NativeDialog label={title} className={styles['dialog']}>
      <div className={styles['panel']}>
        <h2 className={styles['title']}>{title}</h2>
        <p>
          <FormattedMessage id="legal.changedHint" />
        </p>
        <ul role="list" className={styles['links']}>
          {agreedKinds(needed).map((kind) => (
            <li key={kind}>{reading.link(kind)}</li>
          ))}
        </ul>
        {problem !== undefined && (
          <p role="alert" className={styles['problem']}>
            <FailureText error={problem} />
          </p>
        )}
        <div className={styles['acts']}>
          <ActionButton variant="outline" onClick={() => void logOut()}>
            <FormattedMessage id="session.logOut" />
          </ActionButton>
          <ActionButton loading={loading} onClick={() => void agree()}>
            <FormattedMessage id="legal.agree" />
          </ActionButton>
        </div>
        {reading.dialog}
      </div>
    </NativeDialog>
  );
}
