import { FormattedMessage } from 'react-intl';
import type { MyProjectSummary } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { serverNow } from '@/lib/page/clock';
import { SiteLink } from '@/lib/page/site-link';
import { useAnnouncedEdition } from '@/domain/edition/use-announced-edition';
import { entryState } from '@/domain/entry/entry-state';
import { entryStep } from '@/domain/entry/entry-step';
import { RequestedChanges } from '@/domain/entry/requested-changes';
import { buttonClass } from '@/ui/button/button';
import { Panel, type PanelQuery } from './panel';
import styles from './personal-page.module.css';

export function MyEntries({ query }: { query: PanelQuery<MyProjectSummary[]> }) {
  const dates = useDates();
  const { signUpOpen } = useAnnouncedEdition();
  return (
    <Panel title="personal.entries" query={query}>
      {query.data?.length === 0 && (
        <div className={styles['empty']}>
          <p>
            <FormattedMessage id="personal.entries.none" />
          </p>
          {signUpOpen && (
            <SiteLink to="/signup" className={buttonClass()}>
              <FormattedMessage id="personal.entries.begin" />
            </SiteLink>
          )}
        </div>
      )}
      <ul role="list" className={styles['rows']}>
        {query.data?.map((entry) => {
          const { id, name, matchName, status, editable, isPublic, signUpEnd, changes, awards } =
            entry;
          return (
            <li key={id} className={styles['row']}>
              <div>
                <SiteLink
                  id={`entry-${id}`}
                  to="/signup/details"
                  search={{ id }}
                  className={styles['name']}
                >
                  {name ?? <FormattedMessage id="personal.unnamed" />}
                </SiteLink>
                <p className={styles['muted']}>{matchName}</p>
                <p className={styles['next']}>
                  <FormattedMessage
                    id={`personal.entry.next.${entryStep(entry, serverNow())}`}
                    values={{ time: dates.end(signUpEnd) }}
                  />
                </p>
                {changes && <RequestedChanges changes={changes} />}
              </div>
              <div className={styles['state']}>
                <span className={styles['tag']}>
                  <FormattedMessage id={`personal.entry.status.${entryState(entry)}`} />
                </span>
                {awards.map((award) => (
                  <span key={award.name} className={styles['tag']}>
                    {award.name}
                  </span>
                ))}
                {editable && (
                  <SiteLink
                    id={`entry-${id}-edit`}
                    aria-labelledby={`entry-${id}-edit entry-${id}`}
                    to="/signup"
                    className={buttonClass(status === 0 || changes ? 'solid' : 'outline')}
                  >
                    <FormattedMessage
                      id={
                        changes
                          ? 'personal.entry.act.changes'
                          : status === 0
                            ? 'personal.continue'
                            : 'personal.entry.act.edit'
                      }
                    />
                  </SiteLink>
                )}
                {isPublic && (
                  <SiteLink
                    id={`entry-${id}-public`}
                    aria-labelledby={`entry-${id}-public entry-${id}`}
                    to="/entries-detail"
                    search={{ id }}
                    className={buttonClass('outline')}
                  >
                    <FormattedMessage id="personal.entry.act.public" />
                  </SiteLink>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
