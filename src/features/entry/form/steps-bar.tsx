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

/** Steps with their states: complete, with a problem, or incomplete. */
export function StepsBar({ form, step, onStep, problems }: Props) {
  const intl = useIntl();
  const rules = useEntryRules();
  // Undefined in the first render, before antd has registered the fields.
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
