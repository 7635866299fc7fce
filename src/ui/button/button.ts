import styles from './button.module.css';

export type ButtonVariant = 'solid' | 'outline' | 'glass' | 'bright';

/** The class of a button or of a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'solid'): string {
  return `${styles['button'] ?? ''} ${styles[variant] ?? ''}`;
}
