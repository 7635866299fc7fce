import styles from './login-sheet.module.css';

/** Modal props that show a dialog as a full-width bottom sheet on phones. */
export const SHEET = { width: '100%', wrapClassName: styles['sheet'] ?? '', transitionName: '' };
