import { Alert } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './door.module.css';
import { watchForTickets, type ScanProblem } from './watch-for-tickets';

/** The camera's picture, watched for tickets. */
export default function Scanner({ onTicket }: { onTicket: (ticket: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onTicket);
  const [problem, setProblem] = useState<ScanProblem>();

  useEffect(() => {
    heard.current = onTicket;
  });

  useEffect(() => {
    const { current } = video;
    if (current === null) return undefined;
    return watchForTickets(current, (ticket) => heard.current(ticket), setProblem);
  }, []);

  return (
    <div className={styles['scanner']}>
      {problem === undefined ? (
        <p>
          <FormattedMessage id="staffActivity.door.aim" />
        </p>
      ) : (
        <Alert
          type="warning"
          role="alert"
          showIcon
          title={<FormattedMessage id={`staffActivity.door.${problem}`} />}
        />
      )}
      <video
        ref={video}
        className={styles['video']}
        hidden={problem !== undefined}
        muted
        playsInline
      />
    </div>
  );
}
