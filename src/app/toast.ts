/**
 * Shows a toast; the library behind it loads with the first one.
 * @param words plain text, never HTML
 */
export async function toast(
  level: 'warning' | 'error',
  words: string,
  seconds: number,
): Promise<void> {
  const { showToast } = await import('./toaster');
  showToast(level, words, seconds);
}
