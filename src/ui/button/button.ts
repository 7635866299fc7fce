import styles from './button.module.css';

export type ButtonLook = 'solid' | 'outline' | 'glass' | 'bright';

/** The class of a button or of a link that looks like one. */
export function buttonClass(look: ButtonLook = 'solid'): string {
  return `${styles['button'] ?? ''} ${styles[look] ?? ''}`;
}
