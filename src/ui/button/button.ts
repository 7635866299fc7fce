import styles from './button.module.css';

export type ButtonVariant = 'solid' | 'outline' | 'glass' | 'bright';

/** Returns the class of a button, or of a link styled as one. */
export function buttonClass(variant: ButtonVariant = 'solid'): string {
  return `${styles['button'] ?? ''} ${styles[variant] ?? ''}`;
}
