import type { NoticeLevel } from '@/lib/notices';
import { showPlainToast } from './plain-toast';

/**
 * Shows a toast. The library behind it loads with the first toast; without a network, where it may not
 * load, a plain element takes its place.
 * @param words plain text, never HTML
 */
export async function toast(level: NoticeLevel, words: string, seconds: number): Promise<void> {
  const { showToast } = await import('./toaster').catch(() => ({ showToast: showPlainToast }));
  showToast(level, words, seconds);
}
