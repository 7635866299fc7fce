import { lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSiteIdentity } from '@/domain/site/site-identity';
import type { MessageId } from '@/i18n/message-ids';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { BellFrame } from './bell-frame';
import styles from './bell.module.css';

/** Loaded for signed-in users only. */
const OwnBell = lazy(() => import('./own-bell'));

/** Sample notices for visitors of the demo (spec section 2). */
const SAMPLES: readonly [text: MessageId, time: MessageId][] = [
  ['session.notice1', 'session.noticeTime1'],
  ['session.notice2', 'session.noticeTime2'],
  ['session.notice3', 'session.noticeTime3'],
];

function SampleBell() {
  return (
    <BellFrame count={SAMPLES.length}>
      <p className={styles['title']}>
        <FormattedMessage id="session.sampleNotices" />
      </p>
      <ul role="list">
        {SAMPLES.map(([text, time]) => (
          <li key={text} className={styles['item']}>
            <FormattedMessage id={text} />
            <span className={styles['time']}>
              <FormattedMessage id={time} />
            </span>
          </li>
        ))}
      </ul>
    </BellFrame>
  );
}

/** Notification bell: the notices of a signed-in user, sample notices in the demo, otherwise a login prompt. */
export function Bell() {
  const token = useSession((session) => session.token);
  const show = useLoginModal((modal) => modal.show);
  const { demo = false } = useSiteIdentity();
  if (token !== undefined)
    return (
      <LazyBoundary fallback={<BellFrame count={0} />}>
        <OwnBell />
      </LazyBoundary>
    );
  if (demo) return <SampleBell />;
  return (
    <BellFrame count={0}>
      {(close) => (
        <p className={styles['title']}>
          <FormattedMessage id="session.noticesNeedLogin" />{' '}
          <button
            type="button"
            className={styles['textButton']}
            onClick={() => {
              close();
              show('button');
            }}
          >
            <FormattedMessage id="session.loginOrRegister" />
          </button>
        </p>
      )}
    </BellFrame>
  );
}
