import type { ComponentProps, ReactNode } from 'react';
import styles from './row-button.module.css';
import { useClickGuard } from '../button/use-click-guard';

interface Props extends ComponentProps<'button'> {
  /** `name` opens the row's record; `danger` marks an irreversible action. */
  variant?: 'plain' | 'solid' | 'danger' | 'name';
  /** The action is running: sets `aria-busy` and ignores clicks. */
  loading?: boolean;
}

/**
 * Button in a table row. A native element: antd's button restarts its effects each time a tab is shown,
 * which is slow with hundreds of rows.
 */
export function RowButton({
  variant = 'plain',
  loading = false,
  disabled,
  className = '',
  onClick,
  ref: outer,
  ...props
}: Props) {
  const { ref, settled } = useClickGuard(outer);
  return (
    <button
      {...props}
      ref={ref}
      disabled={disabled === true || !settled}
      type="button"
      className={`${styles['button'] ?? ''} ${className}`}
      data-variant={variant}
      aria-busy={loading}
      onClick={(event) => {
        if (!loading) onClick?.(event);
      }}
    />
  );
}

/** Class of a link that looks like a row button. */
export const ROW_LINK = styles['button'] ?? '';

export function RowButtons({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
