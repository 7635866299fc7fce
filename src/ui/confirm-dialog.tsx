import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ActionButton } from './action-button';
import styles from './confirm-dialog.module.css';

interface Props {
  title: string;
  /** What will become of it. */
  text: ReactNode;
  /** The button that does it. */
  confirm: ReactNode;
  /** The button that leaves everything as it is. */
  keep: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that isn't easily undone; a page without antd asks by it too. */
export function ConfirmDialog({ title, text, confirm, keep, onConfirm, onClose }: Props) {
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
      className={styles['dialog']}
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => {
        // The backdrop is the dialog itself; its content lies in front.
        if (target === dialog.current) onClose();
      }}
    >
      <div className={styles['panel']}>
        <h2 className={styles['title']}>{title}</h2>
        <p>{text}</p>
        <div className={styles['acts']}>
          <ActionButton look="outline" onPress={onClose}>
            {keep}
          </ActionButton>
          <ActionButton onPress={onConfirm}>{confirm}</ActionButton>
        </div>
      </div>
    </dialog>
  );
}
