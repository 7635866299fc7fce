import type { ReactNode } from 'react';
import { ActionButton } from '../button/action-button';
import styles from './confirm-dialog.module.css';
import { NativeDialog } from './native-dialog';

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
  return (
    <NativeDialog label={title} className={styles['size']} onClose={onClose}>
      <div className={styles['panel']}>
        <h2 className={styles['title']}>{title}</h2>
        <p>{text}</p>
        <div className={styles['acts']}>
          <ActionButton variant="outline" onClick={onClose}>
            {keep}
          </ActionButton>
          <ActionButton onClick={onConfirm}>{confirm}</ActionButton>
        </div>
      </div>
    </NativeDialog>
  );
}
