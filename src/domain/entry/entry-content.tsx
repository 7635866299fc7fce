import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RequiredDocument } from '@/api/generated/model';
import { EntryContentFiles } from './entry-content-files';
import styles from './entry-content.module.css';
import { EntryContentTeam } from './entry-content-team';
import type { EntryFile, EntryValues } from './entry-values';
import { Missing } from './missing';
import { RequiredDocuments } from './required-documents';
import { useEntryRows, type EntryRow, type RestrictedPart } from './use-entry-rows';

const PARTS = ['project', 'team', 'files'] as const;

interface Props {
  values: Partial<EntryValues>;
  /** Documents that the edition requires and the entry lacks. */
  missing?: readonly RequiredDocument[];
  /** Parts that the reader may not see: contacts and identity, or people and company. */
  hidden?: readonly RestrictedPart[];
  /** Renders actions beside a part's title. */
  act?: (part: (typeof PARTS)[number]) => ReactNode;
  /** Renders a preview below a file's name. */
  preview?: (file: EntryFile) => ReactNode;
}

/**
 * Shows an entry: to its owner before and after submission and in print, to staff, and to judges without the
 * fields that they may not see.
 */
export function EntryContent({ values, missing = [], hidden = [], act, preview }: Props) {
  const rows = useEntryRows(values);
  const visible = ({ part }: EntryRow) => part === undefined || !hidden.includes(part);
  const bodies = {
    project: <EntryRows rows={rows.project.filter(visible)} />,
    team: !hidden.includes('people') && (
      <>
        <EntryRows rows={rows.team.filter(visible)} />
        <EntryContentTeam members={values.members ?? []} />
      </>
    ),
    files: (
      <>
        <EntryContentFiles values={values} preview={preview} />
        {missing.length > 0 && (
          <p className={styles['missing']}>
            <RequiredDocuments documents={missing} />
          </p>
        )}
      </>
    ),
  };
  return (
    <div className={styles['parts']}>
      {PARTS.filter((part) => bodies[part] !== false).map((part) => (
        <section key={part} className={styles['part']}>
          <div className={styles['head']}>
            <h3 className={styles['title']}>
              <FormattedMessage id={`signUp.step.${part}`} />
            </h3>
            {act?.(part)}
          </div>
          {bodies[part]}
        </section>
      ))}
    </div>
  );
}

function EntryRows({ rows }: { rows: readonly EntryRow[] }) {
  return (
    <dl className={styles['rows']}>
      {rows.map(({ label, text, optional = false }) => (
        <div key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{text || (optional ? '—' : <Missing />)}</dd>
        </div>
      ))}
    </dl>
  );
}
