import type { NoticeLevel } from '@/lib/notices';

/**
 * Shows a toast; the library behind it loads with the first one.
 * @param words plain text, never HTML
 */
export async function toast(level: NoticeLevel, words: string, seconds: number): Promise<void> {
  const { showToast } = await import('./toaster');
  showToast(level, words, seconds);
}
