import { FormattedMessage } from 'react-intl';
import type { MyProject } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { serverNow } from '@/lib/page/clock';
import { useSession } from '@/session/session-store';
import { isPast } from '@/lib/wall-clock';
import { SiteLink } from '@/lib/page/site-link';
import { entryReference } from '../../../openapi/entry-reference';
import { entryState } from '@/domain/entry/entry-state';
import { entryStep } from '@/domain/entry/entry-step';
import { RequestedChanges } from '@/domain/entry/requested-changes';
import { ActionButton } from '@/ui/button/action-button';
import { buttonClass } from '@/ui/button/button';
import { AwardBadge } from './award-badge';
import { EntryContent } from '@/domain/entry/entry-content';
import { valuesOf } from '@/domain/entry/entry-values';
import { NextStages } from './next-stages';
import styles from './sign-up-details.module.css';
import { WithdrawButton } from './withdraw-button';

/** Returns whether a step repeats a published result, with another award or note. */
function isCorrection(history: MyProject['history'], index: number): boolean {
  const [before, step] = [history[index - 1], history[index]];
  return (
    before !== undefined &&
    step !== undefined &&
    step.status > 2 &&
    entryState(before) === entryState(step)
  );
}

function EntryHistory({ history }: { history: MyProject['history'] }) {
  const dates = useDates();
  return (
    <ol role="list" className={styles['history']}>
      {history.map(({ at, note, ...step }, index) => (
        <li key={at}>
          <time dateTime={at}>{dates.moment(at)}</time>
          <strong>
            <FormattedMessage id={`signUp.status.${entryState(step)}`} />{' '}
            {isCorrection(history, index) && <FormattedMessage id="signUp.corrected" />}
          </strong>
          {note !== undefined && <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The user's own entry: status, next step, history and content. */
export function OwnEntry({ entry }: { entry: MyProject }) {
  const dates = useDates();
  const user = useSession((session) => session.user);
  // The server sends notices to no unconfirmed address.
  const email = user?.unconfirmed.includes('email') === false ? user.email : undefined;
  return (
    <>
      <section className={styles['card']}>
        <p className={styles['edition']}>{entry.matchName}</p>
        <h2 className={styles['name']}>{entry.name ?? <FormattedMessage id="signUp.unnamed" />}</h2>
        <p className={styles['status']} role="status">
          <FormattedMessage id={`signUp.status.${entryState(entry)}`} />
        </p>
        {entry.status > 0 && (
          <p>
            <FormattedMessage
              id="signUp.reference"
              values={{ number: <strong translate="no">{entryReference(entry.id)}</strong> }}
            />
          </p>
        )}
        <p>
          <FormattedMessage
            id={`signUp.next.${entryStep(entry, serverNow())}`}
            values={{ time: dates.end(entry.signUpEnd) }}
          />
        </p>
        {entry.changes && <RequestedChanges changes={entry.changes} />}
        {entry.status > 0 && email !== undefined && (
          <p>
            <FormattedMessage
              id="signUp.messagesTo"
              values={{ email: <span translate="no">{email}</span> }}
            />
          </p>
        )}
        {entry.awards.map(({ name }) => (
          <AwardBadge key={name} name={name} />
        ))}
        <div className={styles['actions']}>
          {entry.editable && (
            <SiteLink to="/signup" className={buttonClass()}>
              <FormattedMessage id="signUp.edit" />
            </SiteLink>
          )}
          {entry.isPublic && (
            <SiteLink
              to="/entries-detail"
              search={{ id: entry.id }}
              className={buttonClass('outline')}
            >
              <FormattedMessage id="signUp.publicPage" />
            </SiteLink>
          )}
          <ActionButton variant="outline" onClick={() => window.print()}>
            <FormattedMessage id="signUp.print" />
          </ActionButton>
          {/* After sign-up, a draft could not be submitted again. */}
          {entry.editable && entry.status === 1 && !isPast(entry.signUpEnd, serverNow()) && (
            <WithdrawButton key={entry.revision} entry={entry} />
          )}
        </div>
      </section>
      {entry.status === 1 && <NextStages matchInfoId={entry.matchInfoId} />}
      <section className={styles['card']}>
        <h2 className={styles['heading']}>
          <FormattedMessage id="signUp.history" />
        </h2>
        <EntryHistory history={entry.history} />
      </section>
      <section className={styles['card']}>
        <h2 className={styles['heading']}>
          <FormattedMessage id={entry.status === 0 ? 'signUp.draftContent' : 'signUp.content'} />
        </h2>
        <EntryContent values={valuesOf(entry)} />
      </section>
    </>
  );
}
