import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from './icons';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => {
    document.removeEventListener('fullscreenchange', listener);
  };
}

export function FullScreenButton() {
  const intl = useIntl();
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  // iPhones support full screen for videos only.
  if (!document.fullscreenEnabled) return null;
  const id = full ? 'admin.leaveFullScreen' : 'admin.fullScreen';
  return (
    <Button
      type="text"
      icon={<Icon name="fullScreen" />}
      aria-label={intl.formatMessage({ id })}
      title={intl.formatMessage({ id })}
      onClick={() => {
        if (full) void document.exitFullscreen();
        else void document.documentElement.requestFullscreen();
      }}
    />
  );
}
