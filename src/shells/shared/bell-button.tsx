import { StrokeIcon } from '@/ui/page/stroke-icon';
import styles from './bell.module.css';

interface Props {
  label: string;
  /** Number in the badge; 0 hides the badge. */
  count: number;
  open: boolean;
  controls: string;
  onToggle: () => void;
}

/** Bell button; its accessible name starts with the number in the badge. */
export function BellButton({ label, count, open, controls, onToggle }: Props) {
  return (
    <button
      type="button"
      className={styles['opener']}
      aria-label={count > 0 ? `${String(count)} ${label}` : label}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <StrokeIcon
        size={20}
        path="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16ZM10 20.5a2.2 2.2 0 0 0 4 0"
      />
      {count > 0 && <span className={styles['count']}>{count}</span>}
    </button>
  );
}
