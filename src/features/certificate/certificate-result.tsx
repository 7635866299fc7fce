import { FormattedMessage } from 'react-intl';
import type { CertificateCheck } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import styles from './certificate-page.module.css';

interface Props {
  number: string;
  result: CertificateCheck;
}

/** Result of a check: the facts on a valid certificate, or why there are none. */
export function CertificateResult({ number, result: { state, certificate } }: Props) {
  const dates = useDates();
  const facts = certificate && [
    { id: 'certificate.number' as const, value: certificate.number },
    { id: 'certificate.name' as const, value: certificate.name },
    { id: 'certificate.edition' as const, value: certificate.edition },
    { id: 'certificate.entry' as const, value: certificate.entryName },
    { id: 'certificate.prize' as const, value: certificate.prize },
    { id: 'certificate.activity' as const, value: certificate.activity },
    { id: 'certificate.issued' as const, value: dates.day(certificate.issuedAt) },
  ];
  return (
    <section className={styles['card']} data-state={state}>
      <h2 className={styles['title']}>
        <FormattedMessage id={`certificate.state.${state}`} />
      </h2>
      <p>
        {certificate === undefined ? (
          <FormattedMessage id={`certificate.about.${state}`} values={{ number }} />
        ) : (
          <strong>
            <FormattedMessage id={`certificate.kind.${certificate.kind}`} />
          </strong>
        )}
      </p>
      {facts !== undefined && (
        <dl className={styles['facts']}>
          {facts.map(
            ({ id, value }) =>
              value !== undefined && (
                <div key={id}>
                  <dt>
                    <FormattedMessage id={id} />
                  </dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </section>
  );
}
