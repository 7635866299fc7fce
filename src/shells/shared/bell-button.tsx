import { StrokeIcon } from '@/ui/page/stroke-icon';
import styles from './bell.module.css';

interface Props {
  label: string;
  /** The number in the badge; without unread notices there is no badge. */
  count: number;
  open: boolean;
  /** Id of the panel that it opens. */
  controls: string;
  onToggle: () => void;
}

/** The bell itself; its name begins with the number in its badge. */
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
