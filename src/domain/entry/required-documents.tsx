import { FormattedMessage } from 'react-intl';
import type { RequiredDocument } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';

export function RequiredDocuments({ documents }: { documents: readonly RequiredDocument[] }) {
  const names = documents.map(({ id, name, language }, at) => (
    <span key={id}>
      {at > 0 && ' · '}
      <span {...(language !== undefined && { lang: LANGUAGES[language] })}>{name}</span>
    </span>
  ));
  return <FormattedMessage id="entryRules.documents" values={{ names }} />;
}
