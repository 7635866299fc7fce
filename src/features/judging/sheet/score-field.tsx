import { InputNumber } from 'antd';
import { useId, type CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyCriterion } from '@/api/generated/model';
import styles from './score-sheet.module.css';

/** Highest maximum score whose scores are shown as buttons. */
const MOST_BUTTONS = 10;

interface Props {
  criterion: MyCriterion;
  value: number | undefined;
  /** Whether to report a missing score. */
  missing: boolean;
  onChange: (value: number | undefined) => void;
}

/** Score of a criterion: a row of radio buttons, or a number field for scales with many scores. */
export function ScoreField({ criterion, value, missing, onChange }: Props) {
  const { id, name, guidance, weight, max } = criterion;
  const hint = useId();
  const problem = useId();
  return (
    <fieldset
      className={styles['criterion']}
      data-criterion={id}
      aria-describedby={`${hint} ${problem}`}
    >
      <legend className={styles['name']}>{name}</legend>
      <p id={hint} className={styles['hint']}>
        <FormattedMessage id="judging.scale" values={{ weight, max }} />
        {guidance !== undefined && <span className={styles['guidance']}>{guidance}</span>}
      </p>
      {max <= MOST_BUTTONS ? (
        <div className={styles['scale']} style={{ '--scores': max + 1 } as CSSProperties}>
          {Array.from({ length: max + 1 }, (_, score) => (
            <label key={score} className={styles['score']}>
              <input
                type="radio"
                name={`score-${id}`}
                checked={value === score}
                onChange={() => onChange(score)}
              />
              <span>{score}</span>
            </label>
          ))}
        </div>
      ) : (
        <InputNumber
          aria-label={name}
          min={0}
          max={max}
          precision={0}
          changeOnWheel={false}
          value={value ?? null}
          onChange={(score) => onChange(score ?? undefined)}
        />
      )}
      <p id={problem} className={styles['problem']}>
        {missing && <FormattedMessage id="judging.scoreMissing" />}
      </p>
    </fieldset>
  );
}
