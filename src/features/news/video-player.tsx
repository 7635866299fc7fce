import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import videojs from 'video.js';
import zhHans from 'video.js/dist/lang/zh-CN.json';
import zhHant from 'video.js/dist/lang/zh-TW.json';
import { local, readStored, writeStored } from '@/lib/storage';
import { resumeAt } from './resume';

interface Props {
  id: string;
  source: string;
  captions: string | undefined;
  poster: string | undefined;
  title: string;
}

const LANGUAGES = { 'zh-CN': zhHans, 'zh-HK': zhHant };

const RATES = [0.75, 1, 1.25, 1.5, 2];

function storedTime(stored: unknown): number {
  return typeof stored === 'number' && stored > 0 ? stored : 0;
}

/** Video player with captions, playback speed, hotkeys and picture-in-picture; resumes at the last position. */
export default function VideoPlayer({ id, source, captions, poster, title }: Props) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = document.createElement('video-js');
    element.className = 'vjs-big-play-centered';
    place.current?.append(element);
    const key = `play:${id}`;
    const player = videojs(element, {
      controls: true,
      fill: true,
      preload: 'metadata',
      playbackRates: RATES,
      userActions: { hotkeys: true },
      language: intl.locale,
      languages: LANGUAGES,
      poster: poster ?? '',
      // The server sends the actual type; Video.js only needs a type that it supports.
      sources: [{ src: source, type: 'video/mp4' }],
    });
    player.ready(() => {
      if (captions === undefined) return;
      const label = intl.formatMessage({ id: 'news.captions' });
      // `true`: the player doesn't remove the track when the source changes.
      player.addRemoteTextTrack(
        { kind: 'captions', src: captions, srclang: 'zh', label, default: true },
        true,
      );
    });
    player.on('loadedmetadata', () => {
      const from = resumeAt(readStored(local, key, storedTime, 0), player.duration() ?? 0);
      if (from > 0) player.currentTime(from);
    });
    player.on('timeupdate', () => {
      writeStored(local, key, player.currentTime());
    });
    player.on('ended', () => {
      writeStored(local, key, undefined);
    });
    return () => {
      player.dispose();
    };
  }, [id, source, captions, poster, intl]);

  return <div ref={place} data-vjs-player role="group" aria-label={title} style={FILL} />;
}

const FILL = { width: '100%', height: '100%' };
