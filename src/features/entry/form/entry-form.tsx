import { useNavigate } from '@tanstack/react-router';
import { Form } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AntdProvider } from '@/settings/antd-provider';
import type { EntryFormProps } from '../sign-up-body';
import { AgreementStep } from './agreement-step';
import { EntryActions } from './entry-actions';
import styles from './entry-form.module.css';
import type { EntryProblem } from './entry-problems';
import { stepOf, STEPS } from './entry-steps';
import { FilesStep } from './files-step';
import { ProblemList } from './problem-list';
import { ProjectStep } from './project-step';
import { ReviewStep } from './review-step';
import { StepsBar } from './steps-bar';
import { TeamStep } from './team-step';
import { useEntryForm } from './use-entry-form';
import { EntryNotices } from './entry-notices';

/** The form of an entry in five steps. */
export default function EntryForm({ phone, stored, closed }: EntryFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const goTo = (field: EntryProblem['field']) => {
    setStep(stepOf(field[0]));
    // After the step is on show: a hidden field can't be scrolled to.
    window.setTimeout(() => {
      entry.form.scrollToField(field, { block: 'center', focus: true });
    }, 50);
  };
  const entry = useEntryForm({
    phone,
    stored,
    onProblem: goTo,
    onSubmitted: (id) => void navigate({ to: '/signup/details', search: { id } }),
  });
  const nameOf = (at: number) =>
    intl.formatMessage({ id: `signUp.step.${STEPS[at] ?? 'project'}` });
  const panels = [
    <AgreementStep key="agreement" accepted={entry.accepted} />,
    <ProjectStep key="project" />,
    <TeamStep key="team" />,
    <FilesStep key="files" />,
    <ReviewStep key="review" onEdit={(part) => setStep(STEPS.indexOf(part))} />,
  ];

  return (
    <AntdProvider>
      <div className={styles['form']}>
        <EntryNotices entry={entry} closed={closed} />
        <StepsBar form={entry.form} step={step} onStep={setStep} problems={entry.problems} />
        <ProblemList problems={entry.problems} onChoose={goTo} />
        <Form
          form={entry.form}
          layout="vertical"
          size="large"
          className={styles['card'] ?? ''}
          disabled={closed}
          initialValues={entry.initialValues}
          onValuesChange={entry.touch}
        >
          {panels.map((panel, at) => (
            <section key={STEPS[at]} hidden={step !== at} aria-label={nameOf(at)}>
              {panel}
            </section>
          ))}
        </Form>
        <EntryActions entry={entry} step={step} closed={closed} onStep={setStep} />
      </div>
    </AntdProvider>
  );
}
