import { FormattedMessage } from 'react-intl';
import type { MyAssignment } from '@/api/generated/model';
import { CopyLink } from '@/domain/entry/copy-link';
import { EntryContent } from '@/domain/entry/entry-content';
import { valuesOf } from '@/domain/entry/entry-values';
import { FilePreview } from '@/domain/file/file-preview';
import { useDates } from '@/i18n/format/dates';
import { AntdProvider } from '@/settings/antd-provider';
import styles from './sheet-page.module.css';

const CONTACTS = ['contacts'] as const;
const CONTACTS_AND_PEOPLE = ['contacts', 'people'] as const;

interface Props {
  entry: MyAssignment['entry'];
  blind: boolean;
  /** Whether to enlarge the controls for touch. */
  touch: boolean;
}

/** Dossier of an entry for its judges. */
export default function JudgedDossier({ entry, blind, touch }: Props) {
  const dates = useDates();
  const { id, matchName, submitDate, missingDocuments = [] } = entry;
  return (
    <AntdProvider touch={touch}>
      <div className={styles['dossier']}>
        <div className={styles['facts']}>
          <h2 className={styles['heading']}>
            <FormattedMessage id="judging.dossier" />
          </h2>
          <span>{matchName}</span>
          {submitDate !== undefined && (
            <span>
              <FormattedMessage
                id="judging.submittedAt"
                values={{ time: <time dateTime={submitDate}>{dates.moment(submitDate)}</time> }}
              />
            </span>
          )}
          <span className={styles['copy']}>
            <CopyLink key={id} id={id} />
          </span>
        </div>
        {blind && (
          <p className={styles['note']}>
            <FormattedMessage id="judging.blindNote" />
          </p>
        )}
        <EntryContent
          values={valuesOf(entry)}
          missing={missingDocuments}
          hidden={blind ? CONTACTS_AND_PEOPLE : CONTACTS}
          preview={(file) => <FilePreview file={file} />}
        />
      </div>
    </AntdProvider>
  );
}
