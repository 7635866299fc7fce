import { AntdProvider } from '@/settings/antd-provider';
import type { EntryFormProps } from '../sign-up-body';
import { AgreementStep } from './agreement-step';
import { EntryActions } from './entry-actions';
import { EntryFormSteps } from './entry-form-steps';
import styles from './entry-form.module.css';
import { EntryNotices } from './entry-notices';
import { stepOf, STEPS } from './entry-steps';
import { FilesStep } from './files-step';
import { ProblemList } from './problem-list';
import { ProjectStep } from './project-step';
import { ReviewStep } from './review-step';
import { StepsBar } from './steps-bar';
import { TeamStep } from './team-step';
import { useSteppedEntry } from './use-stepped-entry';

const TITLED_STEPS = STEPS.map((name) => ({ name, title: `signUp.step.${name}` as const }));

export default function EntryForm({ phone, stored, closed }: EntryFormProps) {
  const { entry, step, heading, showStep, goTo } = useSteppedEntry({
    phone,
    stored,
    stepOf: ([field]) => stepOf(field),
    detailsPath: '/signup/details',
  });
  const fields = {
    agreement: <AgreementStep accepted={entry.accepted} />,
    project: <ProjectStep />,
    team: <TeamStep />,
    files: <FilesStep />,
    review: <ReviewStep onEdit={(part) => showStep(STEPS.indexOf(part))} />,
  } satisfies Record<(typeof STEPS)[number], unknown>;

  return (
    <AntdProvider>
      <div className={styles['form']}>
        <EntryNotices entry={entry} closed={closed} />
        <StepsBar form={entry.form} step={step} onStep={showStep} problems={entry.problems} />
        <ProblemList problems={entry.problems} onChoose={goTo} />
        <EntryFormSteps
          entry={entry}
          steps={TITLED_STEPS}
          fields={fields}
          current={step}
          heading={heading}
          onRefused={goTo}
          closed={closed}
          className={styles['card']}
          size="large"
        />
        <EntryActions entry={entry} step={step} closed={closed} onStep={showStep} />
      </div>
    </AntdProvider>
  );
}
