import styles from './countdown.module.css';

interface Props {
  /** Number and unit of each box; an undefined number is drawn as a blank of the same size. */
  parts: readonly (readonly [number | undefined, string])[];
}

/** The boxes of a countdown. */
export function CountdownBoxes({ parts }: Props) {
  return (
    <div className={styles['row']}>
      {parts.map(([value, unit]) => (
        <div key={unit} className={styles['box']}>
          <span className={styles['number']}>
            {value === undefined ? '--' : String(value).padStart(2, '0')}
          </span>
          <span className={styles['unit']}>{unit}</span>
        </div>
      ))}
    </div>
  );
}
