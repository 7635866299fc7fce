import { useEffect, useRef, type ComponentProps } from 'react';
import { useOwnFile } from '@/api/use-own-file';

type Props = Omit<ComponentProps<'video'>, 'src' | 'onLoadedMetadata' | 'onError' | 'ref'> & {
  id: string;
};

/** Shows a private or unpublished video. Continues at its position after a ticket has expired. */
export function OwnVideo({ id, ...rest }: Props) {
  const { address, onLoaded, onError } = useOwnFile(id);
  const video = useRef<HTMLVideoElement>(null);
  const broken = useRef<{ at: number; playing: boolean }>(undefined);

  useEffect(() => {
    if (video.current === null || broken.current === undefined) return;
    const { at, playing } = broken.current;
    broken.current = undefined;
    video.current.currentTime = at;
    // The browser may require a click: the video stays paused.
    if (playing) video.current.play().catch(() => undefined);
  }, [address]);

  return (
    <video
      {...rest}
      ref={video}
      src={address}
      onLoadedMetadata={onLoaded}
      onError={({ currentTarget: { currentTime, paused } }) => {
        broken.current = { at: currentTime, playing: !paused };
        onError();
      }}
    />
  );
}
