import { Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { EntryProblem } from './entry-problems';
import { STEPS, stepOf } from './entry-steps';
import styles from './problem-list.module.css';
import { useFieldLabel } from './use-field-label';

interface Props {
  problems: readonly EntryProblem[];
  onChoose: (field: EntryProblem['field']) => void;
}

/** Problems that prevent the submission, grouped by step; each links to its field. */
export function ProblemList({ problems, onChoose }: Props) {
  const labelOf = useFieldLabel();
  if (problems.length === 0) return null;
  return (
    <Alert
      type="error"
      role="alert"
      // Screen readers announce only new problems.
      aria-atomic={false}
      aria-relevant="additions"
      title={<FormattedMessage id="signUp.problems" values={{ count: problems.length }} />}
      description={
        <div className={styles['steps']}>
          {STEPS.map((step, at) => {
            const here = problems.filter(({ field }) => stepOf(field[0]) === at);
            if (here.length === 0) return null;
            return (
              <section key={step}>
                <h3 className={styles['step']}>
                  <FormattedMessage id={`signUp.step.${step}`} />
                </h3>
                <ul role="list">
                  {here.map(({ field, text }) => (
                    <li key={field.join('.')}>
                      <Button
                        type="link"
                        className={styles['problem'] ?? ''}
                        onClick={() => onChoose(field)}
                      >
                        <ProblemText label={labelOf(field)} text={text} />
                      </Button>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      }
    />
  );
}

function ProblemText({ label, text }: { label: string | undefined; text: string }) {
  if (label === undefined) return text;
  return <FormattedMessage id="signUp.problem" values={{ field: label, problem: text }} />;
}
