import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFindCertificate } from '@/api/generated/certificate/certificate';
import { buttonClass } from '@/ui/button/button';
import { FailedState } from '@/ui/feedback/result-state';
import { PageHead } from '@/ui/page/page-head';
import { CertificateResult } from './certificate-result';
import { LONGEST_NUMBER } from './certificate-search';
import styles from './certificate-page.module.css';

/** Public check of a certificate by its number, which the URL contains. */
export function CertificatePage() {
  const { number = '' } = useSearch({ strict: false });
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Certificate" />}
        lead={<FormattedMessage id="certificate.lead" />}
      />
      <div className={`frame ${styles['page'] ?? ''}`}>
        <NumberForm key={number} checked={number} />
        {number !== '' && <Result number={number} />}
      </div>
    </>
  );
}

function NumberForm({ checked }: { checked: string }) {
  const id = useId();
  const navigate = useNavigate();
  const [number, setNumber] = useState(checked);
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ to: '.', search: { number: number.trim() }, replace: true });
      }}
    >
      <label htmlFor={id}>
        <FormattedMessage id="certificate.number" />
      </label>
      <div className={styles['row']}>
        <input
          id={id}
          className={styles['input']}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={LONGEST_NUMBER}
          aria-describedby={`${id}-hint`}
          value={number}
          onChange={({ target }) => {
            setNumber(target.value);
          }}
        />
        <button type="submit" className={buttonClass()} disabled={number.trim() === ''}>
          <FormattedMessage id="certificate.check" />
        </button>
      </div>
      <p id={`${id}-hint`} className={styles['hint']}>
        <FormattedMessage id="certificate.hint" />
      </p>
    </form>
  );
}

function Result({ number }: { number: string }) {
  const { data, error, isError, refetch } = useFindCertificate({ number });
  return (
    <div aria-live="polite" className={styles['result']}>
      {data !== undefined && <CertificateResult number={number} result={data} />}
      {data === undefined && isError && (
        <FailedState error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <div className={styles['skeleton']} aria-busy="true" />}
    </div>
  );
}
