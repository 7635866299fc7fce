import { FormattedMessage } from 'react-intl';
import { TemplateDownload } from '@/domain/file/template-download';
import { useTemplates } from '@/domain/file/use-templates';
import { LANGUAGES } from '@/i18n/languages';
import styles from './entry-form.module.css';

export function TemplateLinks() {
  const templates = useTemplates();
  if (templates === undefined || templates.length === 0) return null;
  return (
    <p className={`${styles['hint'] ?? ''} ${styles['links'] ?? ''}`}>
      <FormattedMessage id="signUp.templates" />
      {templates.map(({ name, title, language }) => (
        <TemplateDownload key={name} name={name}>
          <span {...(language !== undefined && { lang: LANGUAGES[language] })}>{title}</span>
        </TemplateDownload>
      ))}
    </p>
  );
}
