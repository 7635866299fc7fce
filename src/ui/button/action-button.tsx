import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button';
import { useSettled } from './use-settled';

interface Props {
  look?: ButtonLook;
  /** At work: announced, and a second press does nothing. */
  busy?: boolean;
  disabled?: boolean;
  /** Names it where what it shows says too little by itself. */
  label?: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** A native button that can't be pressed twice while its work goes on, nor before it was seen. */
export function ActionButton(props: Props) {
  const { look, busy = false, disabled = false, label, onPress, children } = props;
  const { ref, settled } = useSettled();
  return (
    <button
      ref={ref}
      type="button"
      className={buttonClass(look)}
      disabled={disabled || !settled}
      aria-busy={busy}
      aria-label={label}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {children}
    </button>
  );
}
