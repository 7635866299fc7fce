export type NoticeLevel = 'success' | 'warning' | 'error';

/** Shows a toast of plain text for some seconds. */
type Show = (level: NoticeLevel, words: string, seconds: number) => void;

let show: Show = () => undefined;

/**
 * Connects notices to the page's toasts; called once the page is rendered.
 * @returns disconnects them
 */
export function connectNotices(connected: Show): () => void {
  show = connected;
  return () => {
    if (show === connected) show = () => undefined;
  };
}

/** Tells the user something in a toast that outlives the component which says it. */
export function notify(level: NoticeLevel, words: string, seconds: number): void {
  show(level, words, seconds);
}
