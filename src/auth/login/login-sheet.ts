import styles from './login-sheet.module.css';

/** Where a dialog of the session stands on a phone: at the thumb, as wide as the screen. */
export const SHEET = { width: '100%', wrapClassName: styles['sheet'] ?? '', transitionName: '' };
