import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useRowName } from './row-name';
import styles from './row-button.module.css';
import { useClickGuard } from '../button/use-click-guard';

interface Props extends ComponentProps<'button'> {
  /** `name` opens the row's record. Only the confirmation of an irreversible action is red. */
  variant?: 'plain' | 'solid' | 'name';
  /** Whether the action is running; sets `aria-busy` and ignores clicks. */
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
  const rowName = useRowName();
  const isNamed = variant === 'name' || props['aria-label'] !== undefined;
  return (
    <button
      {...(isNamed ? undefined : rowName)}
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

function RowAnchor(props: ComponentProps<'a'>) {
  return <a {...useRowName()} {...props} className={styles['button']} />;
}

/** Link in a table row that looks like a row button. */
export const RowLink = createLink(RowAnchor);

export function RowButtons({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
