import { FormattedMessage, useIntl } from 'react-intl';
import type { MyAssignment } from '@/api/generated/model';
import { FileDownload } from '@/domain/file/file-download';
import { FilePreview } from '@/domain/file/file-preview';
import { OwnPicture } from '@/domain/file/own-picture';
import { labelOf, useCityChoices, useDomainChoices } from '@/domain/reference/reference-labels';
import type { MessageId } from '@/i18n/message-ids';
import { AntdProvider } from '@/settings/antd-provider';
import { DescriptionList } from '@/ui/detail/description-list';
import styles from './sheet-page.module.css';

type Entry = MyAssignment['entry'];

/** Stages of the contract's entry form; other values are shown as they are. */
const STAGES = ['idea', 'prototype', 'revenue', 'growth'] as const;

/** Dossier of an entry as the round shows it to judges. */
export default function JudgedEntry({ entry, blind }: { entry: Entry; blind: boolean }) {
  const intl = useIntl();
  const domains = useDomainChoices();
  const cities = useCityChoices();
  const stage = STAGES.find((one) => one === entry.stage);
  const files = [...entry.attachments, ...(entry.video ? [entry.video] : [])];
  return (
    <div className={styles['dossier']}>
      {blind && (
        <p className={styles['note']}>
          <FormattedMessage id="judging.blindNote" />
        </p>
      )}
      <DescriptionList
        className={styles['facts']}
        rows={[
          ['entry.fact.domain', entry.domain && labelOf(domains, entry.domain)],
          ['entry.fact.city', entry.city && labelOf(cities, entry.city)],
          ['entry.fact.stage', stage && intl.formatMessage({ id: `entry.stage.${stage}` })],
          ['entry.fact.company', entry.company],
          ['signUp.englishName', entry.englishName],
        ]}
      />
      {entry.logoFileId !== undefined && (
        <OwnPicture id={entry.logoFileId} className={styles['logo']} alt="" loading="lazy" />
      )}
      <Text title="signUp.summary" text={entry.summary} />
      <Text title="signUp.englishSummary" text={entry.englishSummary} />
      <Text title="signUp.description" text={entry.description} />
      <Team entry={entry} />
      <section className={styles['part']}>
        <h2 className={styles['heading']}>
          <FormattedMessage id="judging.files" />
        </h2>
        {files.length === 0 && (
          <p className={styles['muted']}>
            <FormattedMessage id="signUp.noFiles" />
          </p>
        )}
        <AntdProvider>
          <ul role="list" className={styles['files']}>
            {files.map((file) => (
              <li key={file.id}>
                <FileDownload file={file} />
                <FilePreview file={file} />
              </li>
            ))}
          </ul>
        </AntdProvider>
      </section>
    </div>
  );
}

function Text({ title, text }: { title: MessageId; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>
        <FormattedMessage id={title} />
      </h2>
      <p className={styles['text']}>{text}</p>
    </section>
  );
}

/** People of the entry; absent in a blind round. */
function Team({ entry: { leader, members = [], teamSize } }: { entry: Entry }) {
  if (leader === undefined && members.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>
        <FormattedMessage id="entry.team" />
      </h2>
      <ul role="list" className={styles['people']}>
        {leader !== undefined && (
          <li>
            {leader}{' '}
            <span className={styles['muted']}>
              <FormattedMessage id="entry.leader" />
            </span>
          </li>
        )}
        {members.map(({ name, role }) => (
          <li key={`${name} ${role ?? ''}`}>
            {name} <span className={styles['muted']}>{role}</span>
          </li>
        ))}
      </ul>
      {teamSize !== undefined && (
        <p className={styles['muted']}>
          <FormattedMessage id="judging.teamSize" values={{ count: teamSize }} />
        </p>
      )}
    </section>
  );
}
