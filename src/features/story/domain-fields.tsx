import { FormattedMessage } from 'react-intl';
import { useChildLabels } from '@/domain/reference/use-child-labels';
import styles from './domain-page.module.css';

/** The fields that a domain is made of, from the dictionaries; nothing where there are none. */
export function DomainFields({ code }: { code: string }) {
  const fields = useChildLabels('domain', code);
  if (fields.length === 0) return null;
  return (
    <p className={styles['fields']}>
      <FormattedMessage id="domain.fields" />
      {fields.map((field) => (
        <span key={field} className={styles['field']}>
          {field}
        </span>
      ))}
    </p>
  );
}
