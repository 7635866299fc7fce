import type { ReactNode } from 'react';
import { AntdProvider } from '@/settings/antd-provider';
import { AgreementStep } from '../form/agreement-step';
import { BasicFields } from '../form/basic-fields';
import { CompanyFields } from '../form/company-fields';
import { EntryFormSteps } from '../form/entry-form-steps';
import { EntryNotices } from '../form/entry-notices';
import { FilesField } from '../form/files-field';
import { LeaderFields } from '../form/leader-fields';
import { MemberFields } from '../form/member-fields';
import { ProblemList } from '../form/problem-list';
import { ReviewStep } from '../form/review-step';
import { StoryFields } from '../form/story-fields';
import { TemplateLinks } from '../form/template-links';
import { useSteppedEntry } from '../form/use-stepped-entry';
import type { EntryFormProps } from '../sign-up-body';
import { MobileActions } from './mobile-actions';
import styles from './mobile-form.module.css';
import { MobileProgress } from './mobile-progress';
import { SCREENS, screenOf, type ScreenName } from './mobile-screens';

/** Form of an entry on phones, in ten small steps. */
export default function MobileEntryForm({ phone, stored, closed }: EntryFormProps) {
  const { entry, step, heading, showStep, goTo } = useSteppedEntry({
    phone,
    stored,
    stepOf: screenOf,
    detailsPath: '/h5/signup/details',
  });
  const fields: Record<ScreenName, ReactNode> = {
    agreement: <AgreementStep accepted={entry.accepted} />,
    basics: <BasicFields touch />,
    story: <StoryFields />,
    company: <CompanyFields />,
    leader: <LeaderFields />,
    members: <MemberFields />,
    logo: <FilesField field="logo" touch />,
    documents: (
      <>
        <TemplateLinks />
        <FilesField field="attachments" touch />
      </>
    ),
    video: <FilesField field="video" touch />,
    review: <ReviewStep />,
  };

  return (
    <AntdProvider touch>
      <div className={styles['form']}>
        <EntryNotices entry={entry} closed={closed} />
        <MobileProgress at={step} problems={entry.problems} onChoose={showStep} />
        <ProblemList problems={entry.problems} onChoose={goTo} />
        <EntryFormSteps
          entry={entry}
          steps={SCREENS}
          fields={fields}
          current={step}
          onRefused={goTo}
          closed={closed}
          heading={heading}
        />
        <MobileActions entry={entry} at={step} closed={closed} onTurn={showStep} />
      </div>
    </AntdProvider>
  );
}
