import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { local, readStored, writeStored } from '@/lib/storage';
import { resumeAt } from './resume';
import fields from '@/ui/list/select-field.module.css';
import styles from './article-page.module.css';

interface Props {
  id: string;
  source: string;
  captions: string | undefined;
  poster: string | undefined;
  title: string;
}

const RATES = [0.75, 1, 1.25, 1.5, 2];

function storedTime(stored: unknown): number {
  return typeof stored === 'number' && stored > 0 ? stored : 0;
}

/** Video with the browser's controls, captions and a choice of speed; resumes at the last position. */
export default function VideoPlayer({ id, source, captions, poster, title }: Props) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [rate, setRate] = useState(1);
  const key = `play:${id}`;

  // A hidden tab of the site keeps the element.
  useEffect(() => {
    const element = video.current;
    return () => element?.pause();
  }, []);

  return (
    <>
      <video
        ref={video}
        className={styles['video']}
        src={source}
        poster={poster}
        aria-label={title}
        controls
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          const from = resumeAt(readStored(local, key, storedTime, 0), currentTarget.duration);
          if (from > 0) currentTarget.currentTime = from;
        }}
        onTimeUpdate={({ currentTarget }) => {
          writeStored(local, key, currentTarget.currentTime);
        }}
        onEnded={() => {
          writeStored(local, key, undefined);
        }}
        // The browser's controls have a choice of speed too.
        onRateChange={({ currentTarget }) => setRate(currentTarget.playbackRate)}
      >
        {captions !== undefined && (
          <track
            kind="captions"
            src={captions}
            srcLang="zh"
            label={intl.formatMessage({ id: 'news.captions' })}
            default
          />
        )}
      </video>
      <label className={styles['speed']}>
        <FormattedMessage id="news.speed" />
        <select
          className={fields['select']}
          value={rate}
          onChange={({ target }) => {
            if (video.current !== null) video.current.playbackRate = Number(target.value);
          }}
        >
          {RATES.map((value) => (
            <option key={value} value={value}>{`${value}×`}</option>
          ))}
        </select>
      </label>
    </>
  );
}
