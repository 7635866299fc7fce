import { useNavigate } from '@tanstack/react-router';
import { Alert, Form, Steps } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AntdProvider } from '@/settings/antd-provider';
import { LeaveGuard } from '@/ui/leave-guard';
import { FormNotices } from '@/ui/form-notices';
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
import { TeamStep } from './team-step';
import { useEntryForm } from './use-entry-form';

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
    ...{ phone, stored, onProblem: goTo },
    onSubmitted: (id) => void navigate({ to: '/signup/details', search: { id } }),
  });
  const nameOf = (at: number) =>
    intl.formatMessage({ id: `signUp.step.${STEPS[at] ?? 'project'}` });
  const panels = [
    <AgreementStep key="agreement" accepted={entry.accepted} />,
    <ProjectStep key="project" />,
    <TeamStep key="team" />,
    <FilesStep key="files" />,
    <ReviewStep key="review" />,
  ];

  return (
    <AntdProvider>
      <div className={styles['form']}>
        {closed && (
          <Alert
            type="warning"
            role="alert"
            showIcon
            title={<FormattedMessage id="signUp.closed" />}
          />
        )}
        <LeaveGuard
          isUnsent={entry.isUnsent}
          onSave={entry.mayBeDraft && !closed ? entry.saveDraft : undefined}
        />
        <FormNotices {...entry.notices} />
        {entry.waits && (
          <Alert
            type="info"
            role="status"
            showIcon
            title={<FormattedMessage id="offline.entryWaits" />}
          />
        )}
        <Steps
          current={step}
          onChange={setStep}
          items={STEPS.map((_, at) => ({ title: nameOf(at) }))}
        />
        <ProblemList problems={entry.problems} onChoose={goTo} />
        <Form
          form={entry.form}
          layout="vertical"
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
        <EntryActions {...{ entry, step, closed }} onStep={setStep} />
      </div>
    </AntdProvider>
  );
}
