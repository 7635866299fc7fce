import { FormattedMessage } from 'react-intl';
import { TemplateDownload } from '@/domain/file/template-download';
import styles from './entry-form.module.css';

/** The templates of what is handed in. */
export function TemplateLinks() {
  return (
    <p className={`${styles['hint'] ?? ''} ${styles['links'] ?? ''}`}>
      <FormattedMessage id="signUp.templates" />
      <TemplateDownload name="business-plan.rtf">
        <FormattedMessage id="signUp.template.plan" />
      </TemplateDownload>
      <TemplateDownload name="team-commitment.rtf">
        <FormattedMessage id="signUp.template.commitment" />
      </TemplateDownload>
    </p>
  );
}
