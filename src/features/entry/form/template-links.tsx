import { FormattedMessage } from 'react-intl';
import { templateUrl } from '@/api/file-url';
import styles from './entry-form.module.css';

/** The templates of what is handed in. */
export function TemplateLinks() {
  return (
    <p className={`${styles['hint'] ?? ''} ${styles['links'] ?? ''}`}>
      <FormattedMessage id="signUp.templates" />
      <a href={templateUrl('business-plan.rtf')}>
        <FormattedMessage id="signUp.template.plan" />
      </a>
      <a href={templateUrl('team-commitment.rtf')}>
        <FormattedMessage id="signUp.template.commitment" />
      </a>
    </p>
  );
}
