import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from './button';
import { useClickGuard } from './use-click-guard';

interface Props extends Pick<
  ComponentProps<'button'>,
  'className' | 'aria-disabled' | 'aria-describedby'
> {
  variant?: ButtonVariant;
  /** For what starts work: whether it is at it. Announced; until it is done, another click does nothing. */
  loading?: boolean;
  disabled?: boolean;
  /** Names it where what it shows says too little by itself. */
  label?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** A native button that can't be pressed twice while its work continues, nor before it was seen. */
export function ActionButton(props: Props) {
  const { variant, loading, disabled = false, label, className = '', onClick, ...rest } = props;
  const { ref, settled } = useClickGuard();
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={`${buttonClass(variant)} ${className}`}
      disabled={disabled || !settled}
      aria-busy={loading ?? false}
      aria-label={label}
      onClick={({ detail: clicks }) => {
        // Both clicks of a double click may come before the work is shown: the second isn't meant.
        // Where nothing is sent, as at "Scan" and "Stop scanning", each click is.
        if (loading === undefined || (!loading && clicks < 2)) onClick();
      }}
    />
  );
}
