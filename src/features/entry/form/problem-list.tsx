import { Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { EntryProblem } from './entry-problems';
import { STEPS, stepOf } from './entry-steps';

interface Props {
  problems: readonly EntryProblem[];
  onChoose: (field: EntryProblem['field']) => void;
}

/** What keeps the entry from being submitted; each line leads to its field. */
export function ProblemList({ problems, onChoose }: Props) {
  if (problems.length === 0) return null;
  return (
    <Alert
      type="error"
      role="alert"
      title={<FormattedMessage id="signUp.problems" values={{ count: problems.length }} />}
      description={
        <ul>
          {problems.map(({ field, text }) => (
            <li key={field.join('.')}>
              <Button type="link" size="small" onClick={() => onChoose(field)}>
                <FormattedMessage id={`signUp.step.${STEPS[stepOf(field[0])] ?? 'project'}`} />
                {': '}
                {text}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
