import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './native-dialog.module.css';

interface Props {
  /** How a screen reader names it. */
  label: string;
  /** Its place and size. */
  className: string | undefined;
  /** Absent: it stays until it is taken away. */
  onClose?: () => void;
  children: ReactNode;
}

/** A dialog of the browser's own, open as long as it is there: its focus trap, Escape and backdrop. */
export function NativeDialog({ label, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Before it is gone: the focus goes back to what opened it.
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`${styles['dialog'] ?? ''} ${className ?? ''}`}
      aria-label={label}
      onCancel={(event) => {
        if (onClose === undefined) event.preventDefault();
      }}
      onClose={() => {
        // Told late: it may have been opened again since (effects run twice in development).
        if (dialog.current?.open !== false) return;
        if (onClose) onClose();
        // A second Escape closes it whatever was said to the first.
        else dialog.current.showModal();
      }}
      onClick={({ target }) => {
        // The backdrop is the dialog itself; its content lies in front.
        if (target === dialog.current) onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
