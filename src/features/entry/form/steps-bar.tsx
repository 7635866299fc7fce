import { Form, Steps, type FormInstance } from 'antd';
import { useIntl } from 'react-intl';
import type { EntryValues } from '@/domain/entry/entry-values';
import { useEntryRules } from '@/domain/entry/use-entry-rules';
import type { EntryProblem } from './entry-problems';
import { isStepFilled, stepOf, STEPS } from './entry-steps';
import styles from './entry-form.module.css';

interface Props {
  form: FormInstance<EntryValues>;
  step: number;
  onStep: (step: number) => void;
  problems: readonly EntryProblem[];
}

/** The steps, each with its state: filled in, with a problem, or still to do. */
export function StepsBar({ form, step, onStep, problems }: Props) {
  const intl = useIntl();
  const rules = useEntryRules();
  // antd asks with an empty content first.
  const values = Form.useWatch((all: Partial<EntryValues>) => all, form) as
    Partial<EntryValues> | undefined;
  const stateOf = (at: number) => {
    if (problems.some(({ field }) => stepOf(field[0]) === at)) return 'error';
    if (at === step) return 'process';
    return isStepFilled(at, values ?? {}, rules) ? 'finish' : 'wait';
  };
  return (
    <Steps
      responsive={false}
      current={step}
      onChange={onStep}
      items={STEPS.map((name, at) => {
        const status = stateOf(at);
        const title = intl.formatMessage({ id: `signUp.step.${name}` });
        return {
          title:
            status === 'error' ? <span className={styles['stepProblem']}>{title}</span> : title,
          status,
        };
      })}
    />
  );
}
