import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './camera-scan.module.css';
import { watchForCodes, type ScanProblem } from './watch-for-codes';

interface Props {
  /** What to hold before the camera. */
  aim: ReactNode;
  /** Called with what a QR code says; again only after a while for one that stays. */
  onText: (text: string) => void;
}

/** The camera's picture, watched for QR codes; where there is none, why, and what to do instead. */
export default function CameraScan({ aim, onText }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const onTextRef = useRef(onText);
  const [problem, setProblem] = useState<ScanProblem>();

  useEffect(() => {
    onTextRef.current = onText;
  });

  useEffect(() => {
    const { current } = video;
    if (current === null) return undefined;
    // It may open behind the bar at the bottom of a phone.
    current.parentElement?.scrollIntoView({ block: 'center' });
    return watchForCodes(current, (text) => onTextRef.current(text), setProblem);
  }, []);

  return (
    <div className={styles['scan']}>
      {problem === undefined ? (
        <p>{aim}</p>
      ) : (
        <p role="alert" className={styles['problem']}>
          <FormattedMessage id={`scan.${problem}`} />
        </p>
      )}
      <div className={styles['picture']} hidden={problem !== undefined}>
        <video ref={video} className={styles['video']} muted playsInline />
      </div>
    </div>
  );
}
