import { StrokeIcon } from '@/ui/page/stroke-icon';
import styles from './bell.module.css';

interface Props {
  label: string;
  open?: boolean;
  /** Id of what it opens. */
  controls?: string;
  onToggle?: () => void;
}

/** Spec section 2: a fixed count, no real data. */
const COUNT = 3;

/** The bell itself, the same in the first screen of the HTML and in the running site. */
export function BellButton({ label, open = false, controls, onToggle }: Props) {
  return (
    <button
      type="button"
      className={styles['opener']}
      aria-label={`${COUNT} ${label}`}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <StrokeIcon
        size={20}
        path="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16ZM10 20.5a2.2 2.2 0 0 0 4 0"
      />
      <span className={styles['count']}>{COUNT}</span>
    </button>
  );
}
