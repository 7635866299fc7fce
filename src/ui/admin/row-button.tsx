import type { ComponentProps, ReactNode } from 'react';
import styles from './row-button.module.css';
import { useClickGuard } from '../button/use-click-guard';

interface Props extends ComponentProps<'button'> {
  /** `name` opens what the row is about, `danger` can't be taken back by pressing again. */
  variant?: 'plain' | 'solid' | 'danger' | 'name';
  /** At work: announced, and a second click does nothing. */
  loading?: boolean;
}

/**
 * A button in a row of a table. A native one: of the library's, with its effects, a table has some
 * hundred, and each time its tab is shown they would all begin again.
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

/** The class of a link that stands among a row's buttons. */
export const ROW_LINK = styles['button'] ?? '';

/** What can be done with a row, side by side. */
export function RowButtons({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
