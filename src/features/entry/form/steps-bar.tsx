import { Form, Steps, type FormInstance } from 'antd';
import { useIntl } from 'react-intl';
import type { EntryProblem } from './entry-problems';
import { isStepFilled, stepOf, STEPS } from './entry-steps';
import type { EntryValues } from '@/domain/entry/entry-values';

interface Props {
  form: FormInstance<EntryValues>;
  step: number;
  onStep: (step: number) => void;
  problems: readonly EntryProblem[];
}

/** The steps, each with its state: filled in, with a problem, or still to do. */
export function StepsBar({ form, step, onStep, problems }: Props) {
  const intl = useIntl();
  // antd asks with an empty content first.
  const values = Form.useWatch((all: Partial<EntryValues>) => all, form) as
    Partial<EntryValues> | undefined;
  const stateOf = (at: number) => {
    if (problems.some(({ field }) => stepOf(field[0]) === at)) return 'error';
    if (at === step) return 'process';
    return isStepFilled(at, values ?? {}) ? 'finish' : 'wait';
  };
  return (
    <Steps
      responsive={false}
      current={step}
      onChange={onStep}
      items={STEPS.map((name, at) => ({
        title: intl.formatMessage({ id: `signUp.step.${name}` }),
        status: stateOf(at),
      }))}
    />
  );
}
