import type { NoticeLevel } from '@/lib/notices';
import styles from './plain-toast.module.css';

/** Shows a toast without the toast library. A click closes it. */
function showPlainToast(level: NoticeLevel, words: string, seconds: number): void {
  const toast = document.createElement('div');
  toast.className = styles['toast'] ?? '';
  toast.setAttribute('role', level === 'success' ? 'status' : 'alert');
  toast.textContent = words;
  toast.addEventListener('click', () => {
    toast.remove();
  });
  document.body.append(toast);
  setTimeout(() => {
    toast.remove();
  }, seconds * 1000);
}

async function loadToast() {
  try {
    const { showToast } = await import('./toaster');
    return showToast;
  } catch {
    return showPlainToast;
  }
}

/**
 * Shows a toast. Lazy-loads the library; if that fails, shows a plain element.
 * @param words plain text, never HTML
 */
export async function toast(level: NoticeLevel, words: string, seconds: number): Promise<void> {
  const show = await loadToast();
  show(level, words, seconds);
}
