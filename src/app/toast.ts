import type { NoticeLevel } from '@/lib/notices';
import { showPlainToast } from './plain-toast';

/** Loads the toast library, which may fail without a network. */
async function loadToast() {
  try {
    const { showToast } = await import('./toaster');
    return showToast;
  } catch {
    return showPlainToast;
  }
}

/**
 * Shows a toast. The library behind it loads with the first toast; where it can't load, a plain element
 * takes its place.
 * @param words plain text, never HTML
 */
export async function toast(level: NoticeLevel, words: string, seconds: number): Promise<void> {
  const show = await loadToast();
  show(level, words, seconds);
}
