import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { downloadTemplate } from '@/api/generated/file/file';
import type { Template } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import { ActionButton } from '@/ui/button/action-button';
import styles from './guide-documents.module.css';

interface Props {
  documents: readonly Template[];
}

/** Document templates; a download without a session opens the login modal by the failure policy. */
export default function GuideDocuments({ documents }: Props) {
  return (
    <>
      <p className={styles['hint']}>
        <FormattedMessage id="guide.documentsHint" />
      </p>
      <ul role="list" className={styles['list']}>
        {documents.map((document) => (
          <GuideDocument key={document.name} {...document} />
        ))}
      </ul>
    </>
  );
}

function GuideDocument({ name, title, about, language }: Template) {
  const { mutate, isPending } = useMutation({ mutationFn: () => downloadTemplate(name) });
  return (
    <li className={styles['document']}>
      <div {...(language !== undefined && { lang: LANGUAGES[language] })}>
        <h3>{title}</h3>
        <p>{about}</p>
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
          values={{ name: <span className="visually-hidden">{title}</span> }}
        />
      </ActionButton>
    </li>
  );
}
