import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { ResultWarning } from '@/api/generated/model';

/** Peculiarities to check before a stage is published. */
export function ResultWarnings({ warnings }: { warnings: readonly ResultWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert
      type="warning"
      title={<FormattedMessage id="staffResult.warnings" />}
      description={
        <ul role="list">
          {warnings.map(({ warning, count, places = 0, prize = '' }) => (
            <li key={`${warning} ${prize}`}>
              <FormattedMessage
                id={`staffResult.warning.${warning}`}
                values={{ count, places, prize }}
              />
            </li>
          ))}
        </ul>
      }
    />
  );
}
