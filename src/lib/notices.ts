export type NoticeLevel = 'success' | 'warning' | 'error';

type Show = (level: NoticeLevel, words: string, seconds: number) => void;

let show: Show = () => undefined;

/** Connects notices to the page's toasts; returns a function that disconnects them. */
export function connectNotices(connected: Show): () => void {
  show = connected;
  return () => {
    if (show === connected) show = () => undefined;
  };
}

/** Shows a toast in plain text; it remains when the calling component unmounts. */
export function notify(level: NoticeLevel, words: string, seconds: number): void {
  show(level, words, seconds);
}
