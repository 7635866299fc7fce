import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button';

interface Props {
  look?: ButtonLook;
  /** At work: announced, and a second press does nothing. */
  busy?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A native button that can't be pressed twice while its work goes on. */
export function ActionButton({ look, busy = false, disabled = false, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={buttonClass(look)}
      disabled={disabled}
      aria-busy={busy}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {children}
    </button>
  );
}
