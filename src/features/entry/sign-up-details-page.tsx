import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  getGetMyProjectQueryKey,
  useGetMyProject,
  useSaveProject,
} from '@/api/generated/project/project';
import type { MyProject } from '@/api/generated/model';
import { useDates } from '@/i18n/dates';
import { useSession } from '@/session/session-store';
import { ActionButton } from '@/ui/action-button';
import { buttonClass } from '@/ui/button';
import { EmptyState, FailedState } from '@/ui/result-state';
import { AwardBadge } from './award-badge';
import page from './entry-page.module.css';
import { FileDownload } from './file-download';
import { contentOf, valuesOf } from './form/entry-values';
import styles from './sign-up-details.module.css';

/** The user's own entry: its status with its history, and what happens next. */
export function SignUpDetailsPage() {
  const { id = '' } = useSearch({ strict: false });
  const loggedIn = useSession((session) => session.token !== undefined);
  const { data, isError, refetch } = useGetMyProject(id === '' ? undefined : { id }, {
    query: { enabled: loggedIn },
  });
  return (
    <div className={`frame ${styles['page'] ?? ''}`}>
      <h1 className={page['title']} tabIndex={-1}>
        <FormattedMessage id="route.SignUpDetails" />
      </h1>
      {data === undefined &&
        (isError ? (
          <FailedState onRetry={() => void refetch()} />
        ) : (
          <EmptyState
            title={<FormattedMessage id={loggedIn ? 'common.loading' : 'signUp.loginFirst'} />}
          />
        ))}
      {data === null && (
        <EmptyState
          title={<FormattedMessage id="signUp.none" />}
          action={
            <Link to="/signup">
              <FormattedMessage id="signUp.begin" />
            </Link>
          }
        />
      )}
      {data && <OwnEntry entry={data} />}
    </div>
  );
}

function OwnEntry({ entry }: { entry: MyProject }) {
  const intl = useIntl();
  const dates = useDates();
  const client = useQueryClient();
  const withdraw = useSaveProject({
    mutation: {
      onSettled: () =>
        client.invalidateQueries({ queryKey: getGetMyProjectQueryKey().slice(0, 3) }),
    },
  });
  return (
    <>
      <section className={styles['card']}>
        <p className={styles['edition']}>{entry.matchName}</p>
        <h2 className={styles['name']}>{entry.name ?? <FormattedMessage id="signUp.unnamed" />}</h2>
        <p className={styles['status']} role="status">
          <FormattedMessage id={`signUp.status.${entry.status}`} />
        </p>
        <p>
          <FormattedMessage
            id={`signUp.next.${entry.status}`}
            values={{ time: dates.moment(entry.signUpEnd) }}
          />
        </p>
        {entry.awards.map(({ name }) => (
          <AwardBadge key={name} name={name} />
        ))}
        <div className={styles['actions']}>
          {entry.editable && (
            <Link to="/signup" className={buttonClass()}>
              <FormattedMessage id="signUp.edit" />
            </Link>
          )}
          {entry.status >= 2 && (
            <Link to="/entries-detail" search={{ id: entry.id }} className={buttonClass('outline')}>
              <FormattedMessage id="signUp.publicPage" />
            </Link>
          )}
          <ActionButton look="outline" onPress={() => window.print()}>
            <FormattedMessage id="signUp.print" />
          </ActionButton>
          {entry.editable && entry.status === 1 && (
            <ActionButton
              look="outline"
              busy={withdraw.isPending}
              onPress={() => {
                if (!window.confirm(intl.formatMessage({ id: 'signUp.confirmWithdraw' }))) return;
                const { revision } = entry;
                const saveKey = crypto.randomUUID();
                withdraw.mutate({
                  data: { ...contentOf(valuesOf(entry)), status: 0, revision, saveKey },
                });
              }}
            >
              <FormattedMessage id="signUp.withdraw" />
            </ActionButton>
          )}
        </div>
      </section>
      <section className={styles['card']}>
        <h2 className={styles['heading']}>
          <FormattedMessage id="signUp.history" />
        </h2>
        <ol className={styles['history']}>
          {entry.history.map(({ status, at, note }) => (
            <li key={at}>
              <time dateTime={at}>{dates.moment(at)}</time>
              <strong>
                <FormattedMessage id={`signUp.status.${status}`} />
              </strong>
              {note !== undefined && <span>{note}</span>}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles['card']}>
        <h2 className={styles['heading']}>
          <FormattedMessage id="signUp.content" />
        </h2>
        <p>{entry.summary}</p>
        <p className={page['text']}>{entry.description}</p>
        <p>
          <FormattedMessage id="signUp.leader" />: {entry.team.leader} {entry.team.mobile}{' '}
          {entry.team.email}
        </p>
        <ul className={page['files']}>
          {entry.attachments.map((file) => (
            <li key={file.id}>
              <FileDownload file={file} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
