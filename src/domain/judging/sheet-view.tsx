import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ScoreSheet } from '@/api/generated/model';
import styles from './sheet-view.module.css';

interface Props {
  criteria: readonly { id: string; name: string; weight: number; max: number }[];
  sheet: ScoreSheet;
}

/** Scores and comments of a sheet, read only. */
export function SheetView({ criteria, sheet }: Props) {
  const scores = new Map(sheet.values.map(({ criterionId, value }) => [criterionId, value]));
  const comments = [
    ['judging.commentToTeam', sheet.commentToTeam],
    ['judging.commentToStaff', sheet.commentToStaff],
  ] as const;
  return (
    <div className={styles['view']}>
      <dl className={styles['scores']}>
        {criteria.map(({ id, name, weight, max }) => (
          <div key={id}>
            <dt>
              {name} <span className={styles['weight']}>{weight}%</span>
            </dt>
            <dd>
              {scores.get(id) ?? '–'} / {max}
            </dd>
          </div>
        ))}
        <div className={styles['total']}>
          <dt>
            <FormattedMessage id="judging.total" />
          </dt>
          <dd>{sheet.total === undefined ? '–' : <FormattedNumber value={sheet.total} />}</dd>
        </div>
      </dl>
      {comments.map(
        ([label, text]) =>
          text !== undefined && (
            <div key={label}>
              <h3 className={styles['label']}>
                <FormattedMessage id={label} />
              </h3>
              <p className={styles['text']}>{text}</p>
            </div>
          ),
      )}
    </div>
  );
}
