import { Form, type FormInstance } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EntryValues } from '@/domain/entry/entry-values';
import { useEntryRules } from '@/domain/entry/use-entry-rules';
import type { EntryProblem } from './entry-problems';
import { isStepFilled, stepOf, STEPS } from './entry-steps';
import styles from './steps-bar.module.css';

interface Props {
  form: FormInstance<EntryValues>;
  step: number;
  onStep: (step: number) => void;
  problems: readonly EntryProblem[];
}

const LAST = STEPS.length - 1;

/** Steps of the form. The accessible name of a step contains its state: complete, incomplete or with a problem. */
export function StepsBar({ form, step, onStep, problems }: Props) {
  const intl = useIntl();
  const rules = useEntryRules();
  // Undefined in the first render, before antd has registered the fields.
  const values = Form.useWatch((all: Partial<EntryValues>) => all, form) as
    Partial<EntryValues> | undefined;
  const stateOf = (at: number) => {
    if (problems.some(({ field }) => stepOf(field[0]) === at)) return 'error';
    return isStepFilled(at, values ?? {}, rules) ? 'filled' : 'open';
  };
  return (
    <ol
      className={styles['steps']}
      role="list"
      aria-label={intl.formatMessage({ id: 'signUp.steps' })}
    >
      {STEPS.map((name, at) => {
        const state = stateOf(at);
        return (
          <li key={name} className={styles['item']}>
            <button
              type="button"
              className={styles['step']}
              data-state={state}
              aria-current={at === step ? 'step' : undefined}
              onClick={() => onStep(at)}
            >
              <span className={styles['mark']} aria-hidden="true">
                {state === 'error' ? '!' : state === 'filled' && at !== step ? '✓' : at + 1}
              </span>
              <span className={styles['title']}>
                <FormattedMessage id={`signUp.step.${name}`} />
              </span>
              {/* The review has nothing to fill in. */}
              {at !== LAST && (
                <span className="visually-hidden">
                  <FormattedMessage id={`signUp.stepState.${state}`} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
