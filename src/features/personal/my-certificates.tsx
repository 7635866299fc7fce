import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadMyCertificate } from '@/api/generated/certificate/certificate';
import type { MyCertificate } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { SiteLink } from '@/lib/page/site-link';
import { ActionButton } from '@/ui/button/action-button';
import { Panel, type PanelQuery } from './panel';
import styles from './personal-page.module.css';

/** Certificates of the user, each with its download; nothing without certificates. */
export function MyCertificates({ query }: { query: PanelQuery<MyCertificate[]> }) {
  if (query.data?.length === 0) return null;
  return (
    <Panel title="personal.certificates" query={query}>
      <ul role="list" className={styles['rows']}>
        {query.data?.map((certificate) => (
          <Certificate key={certificate.number} certificate={certificate} />
        ))}
      </ul>
    </Panel>
  );
}

function Certificate({ certificate }: { certificate: MyCertificate }) {
  const intl = useIntl();
  const dates = useDates();
  const [saving, setSaving] = useState(false);
  const { number, kind, edition, entryName, prize, activity, issuedAt } = certificate;
  const title = intl.formatMessage({ id: `certificate.kind.${kind}` });
  const save = async () => {
    setSaving(true);
    // The failure policy shows failures.
    await downloadMyCertificate(number).catch(() => undefined);
    setSaving(false);
  };
  return (
    <li className={styles['row']}>
      <div className={styles['about']}>
        <p className={styles['name']} id={`certificate-${number}`}>
          {title}
        </p>
        <p className={styles['muted']}>
          {[edition, activity, entryName, prize].filter((part) => part !== undefined).join(' · ')}
        </p>
        <p className={styles['muted']}>
          {dates.day(issuedAt)} ·{' '}
          <SiteLink to="/certificate" search={{ number }}>
            {number}
          </SiteLink>
        </p>
      </div>
      <ActionButton
        id={`certificate-${number}-download`}
        aria-labelledby={`certificate-${number}-download certificate-${number}`}
        variant="outline"
        loading={saving}
        onClick={() => void save()}
      >
        <FormattedMessage id="personal.certificate" />
      </ActionButton>
    </li>
  );
}
