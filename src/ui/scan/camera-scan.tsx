import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './camera-scan.module.css';
import { watchForCodes, type ScanProblem } from './watch-for-codes';

interface Props {
  /** Instruction for the user. */
  aim: ReactNode;
  /** Called with the text of a QR code; throttled for a code that stays in view. */
  onText: (text: string) => void;
}

/** QR code scanner with the camera's picture; explains the problem if scanning is unavailable. */
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
    // The picture may appear behind a phone's bottom bar.
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
