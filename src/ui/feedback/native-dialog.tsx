import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './native-dialog.module.css';

interface Props {
  label: string;
  /** Class that sets position and size. */
  className: string | undefined;
  /** If omitted, the user can't close the dialog. */
  onClose?: () => void;
  children: ReactNode;
}

/** Modal `<dialog>`, open while mounted, with the browser's focus trap, Escape handling and backdrop. */
export function NativeDialog({ label, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Close before unmounting, so that focus returns to the opener.
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
        // The event is asynchronous: the dialog may be open again (effects run twice in development).
        if (dialog.current?.open !== false) return;
        if (onClose) onClose();
        // Chrome closes a dialog on the second Escape even if `cancel` was prevented.
        else dialog.current.showModal();
      }}
      onClick={({ target }) => {
        // A click on the backdrop targets the dialog itself.
        if (target === dialog.current) onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
