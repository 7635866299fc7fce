import { FormattedMessage } from 'react-intl';
import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import { useGetMatchInfo } from '@/api/generated/match/match';
import { useDates } from '@/i18n/format/dates';
import { LANGUAGES } from '@/i18n/languages';
import { serverNow } from '@/lib/page/clock';
import { isPast } from '@/lib/wall-clock';
import styles from './sign-up-details.module.css';

/** Stages of an entry's edition that aren't over, with their dates; nothing for a past edition. */
export function NextStages({ matchInfoId }: { matchInfoId: string }) {
  const dates = useDates();
  const { data: match } = useGetMatchInfo(NO_TOAST_WHEN_GONE);
  if (match?.id !== matchInfoId) return null;
  const coming = match.stages.filter(({ end }) => !isPast(end, serverNow()));
  if (coming.length === 0) return null;
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>
        <FormattedMessage id="signUp.whatNext" />
      </h2>
      <ol className={styles['history']} role="list">
        {coming.map(({ name, start, end }) => (
          <li key={name + start}>
            <span className={styles['edition']}>{dates.dayRange(start, end)}</span>
            <strong lang={LANGUAGES[match.language]}>{name}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
