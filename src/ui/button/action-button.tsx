import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from './button';
import { useClickGuard } from './use-click-guard';

interface Props extends Pick<
  ComponentProps<'button'>,
  'id' | 'className' | 'aria-disabled' | 'aria-describedby' | 'aria-labelledby'
> {
  variant?: ButtonVariant;
  /** Whether the action is running: sets `aria-busy` and ignores clicks. Omit for actions that finish at once. */
  loading?: boolean;
  disabled?: boolean;
  /** Accessible name, if the visible content isn't sufficient. */
  label?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** Native button. With `loading`, ignores clicks during the action and the second click of a double click. */
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
        // Both clicks of a double click may arrive before `loading` is rendered: ignore the second.
        // Toggles without `loading` accept every click.
        if (loading === undefined || (!loading && clicks < 2)) onClick();
      }}
    />
  );
}
