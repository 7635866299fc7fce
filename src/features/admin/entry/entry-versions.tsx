import { Select, Skeleton } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetProjectVersion, useListProjectVersions } from '@/api/generated/staff/staff';
import type { ProjectVersion } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { FailedState } from '@/ui/feedback/result-state';
import styles from './entry-versions.module.css';
import { useVersionChanges } from './version-changes';

/** Submitted versions of an entry: the chosen one, by default the latest, compared with the one before. */
export function EntryVersions({ id }: { id: string }) {
  const intl = useIntl();
  const dates = useDates();
  const versions = useListProjectVersions(id);
  const [chosen, setChosen] = useState<number>();
  const number = chosen ?? versions.data?.[0]?.number;
  const version = useGetProjectVersion(id, number ?? 1, {
    query: { enabled: number !== undefined },
  });
  const failed = [versions, version].find(({ isError }) => isError);
  return (
    <section className={styles['versions']} aria-labelledby="entry-versions">
      <h3 id="entry-versions">
        <FormattedMessage id="staffEntry.versions" />
      </h3>
      <p>
        <FormattedMessage id="staffEntry.versionsLead" />
      </p>
      {versions.data?.length === 0 && <FormattedMessage id="staffEntry.noVersions" />}
      {versions.data !== undefined && versions.data.length > 0 && (
        <Select
          className={styles['choice'] ?? ''}
          aria-label={intl.formatMessage({ id: 'staffEntry.version' })}
          value={number ?? null}
          options={versions.data.map(({ number: value, at }) => ({
            value,
            label: intl.formatMessage({ id: 'staffEntry.versionName' }, { time: dates.moment(at) }),
          }))}
          onChange={setChosen}
        />
      )}
      {failed && <FailedState error={failed.error} onRetry={() => void failed.refetch()} />}
      {version.isLoading && <Skeleton active />}
      {version.data && <Comparison version={version.data} />}
    </section>
  );
}

function Comparison({ version: { content, previous } }: { version: ProjectVersion }) {
  const changes = useVersionChanges(content, previous);
  if (previous === undefined) return <FormattedMessage id="staffEntry.firstVersion" />;
  if (changes.length === 0) return <FormattedMessage id="staffEntry.sameVersion" />;
  return (
    <table className={styles['changes']}>
      <thead>
        <tr>
          {(['field', 'before', 'after'] as const).map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`staffEntry.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before === '' ? '–' : <del>{before}</del>}</td>
            <td>{after === '' ? '–' : <ins>{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
