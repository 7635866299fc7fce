import type { NoticeLevel } from '@/lib/notices';
import styles from './plain-toast.module.css';

/** Shows a toast without the library of the others. A click closes it. */
export function showPlainToast(level: NoticeLevel, words: string, seconds: number): void {
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
