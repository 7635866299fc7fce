import { FormattedMessage } from 'react-intl';
import type { StaffMatch } from '@/api/generated/model';
import { useTextIn } from '@/i18n/use-text-in';
import styles from './edition-form.module.css';

/** Warnings: prizes whose number of winners differs from their count, outdated decisions, unreachable teams. */
export function PublicationWarnings({ edition }: { edition: StaffMatch }) {
  const textIn = useTextIn();
  const { prizes, placings = [], outdated = 0, unreachable = 0 } = edition;
  const uneven = prizes
    .map(({ id, name, count }) => ({
      id: id ?? name.CN,
      name,
      count,
      awarded: placings.find(({ prizeId }) => prizeId === id)?.awarded ?? 0,
    }))
    .filter(({ count, awarded }) => awarded !== count);
  if (uneven.length + outdated + unreachable === 0) return null;
  return (
    <ul role="list" className={styles['warnings']}>
      {uneven.map(({ id, name, count, awarded }) => (
        <li key={id}>
          <FormattedMessage
            id={awarded > count ? 'staffMatch.tooManyWinners' : 'staffMatch.fewerWinners'}
            values={{ name: textIn(name), count, awarded }}
          />
        </li>
      ))}
      {outdated > 0 && (
        <li>
          <FormattedMessage id="staffMatch.outdated" values={{ count: outdated }} />
        </li>
      )}
      {unreachable > 0 && (
        <li>
          <FormattedMessage id="staffMatch.unreachable" values={{ count: unreachable }} />
        </li>
      )}
    </ul>
  );
}
