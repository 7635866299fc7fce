import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { downloadTemplate } from '@/api/generated/file/file';
import { ActionButton } from '@/ui/button/action-button';
import styles from './guide-documents.module.css';

/** The empty forms that the server offers (`static/template/{name}`). */
const DOCUMENTS = ['business-plan', 'team-commitment'] as const;

/** The forms of an entry; who isn't logged in is asked to, by the failure policy. */
export default function GuideDocuments() {
  return (
    <>
      <p className={styles['hint']}>
        <FormattedMessage id="guide.documentsHint" />
      </p>
      <ul className={styles['list']}>
        {DOCUMENTS.map((name) => (
          <GuideDocument key={name} name={name} />
        ))}
      </ul>
    </>
  );
}

function GuideDocument({ name }: { name: (typeof DOCUMENTS)[number] }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadTemplate(`${name}.rtf`),
  });
  return (
    <li className={styles['document']}>
      <div>
        <h3>
          <FormattedMessage id={`guide.document.${name}`} />
        </h3>
        <p>
          <FormattedMessage id={`guide.document.${name}.about`} />
        </p>
      </div>
      <ActionButton
        variant="outline"
        loading={isPending}
        onClick={() => {
          mutate();
        }}
      >
        <FormattedMessage
          id="guide.download"
          values={{
            name: (
              <span className="visually-hidden">
                <FormattedMessage id={`guide.document.${name}`} />
              </span>
            ),
          }}
        />
      </ActionButton>
    </li>
  );
}
