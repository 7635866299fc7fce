import { useNavigate } from '@tanstack/react-router';
import { Form } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AntdProvider } from '@/settings/antd-provider';
import { AgreementStep } from '../form/agreement-step';
import { BasicFields } from '../form/basic-fields';
import { CompanyFields } from '../form/company-fields';
import type { EntryProblem } from '../form/entry-problems';
import { FilesField } from '../form/files-field';
import { LeaderFields } from '../form/leader-fields';
import { MemberFields } from '../form/member-fields';
import { ProblemList } from '../form/problem-list';
import { ReviewStep } from '../form/review-step';
import { StoryFields } from '../form/story-fields';
import { TemplateLinks } from '../form/template-links';
import { useEntryForm } from '../form/use-entry-form';
import type { EntryFormProps } from '../sign-up-body';
import { PhoneActions } from './phone-actions';
import styles from './phone-form.module.css';
import { PhoneProgress } from './phone-progress';
import { SCREENS, screenOf, type ScreenName } from './phone-screens';
import { EntryNotices } from '../form/entry-notices';

/** The form of an entry in small steps, for a thumb. */
export default function PhoneEntryForm({ phone, stored, closed }: EntryFormProps) {
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const turnTo = (screen: number) => {
    setAt(screen);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const goTo = (field: EntryProblem['field']) => {
    setAt(screenOf(field));
    // After the screen is on show: a hidden field can't be scrolled to.
    window.setTimeout(() => {
      entry.form.scrollToField(field, { block: 'center', focus: true });
    }, 50);
  };
  const entry = useEntryForm({
    phone,
    stored,
    onProblem: goTo,
    onSubmitted: (id) => void navigate({ to: '/h5/signup/details', search: { id } }),
  });
  const bodies: Record<ScreenName, ReactNode> = {
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
      <div ref={top} className={styles['form']}>
        <EntryNotices entry={entry} closed={closed} />
        <PhoneProgress at={at} onChoose={turnTo} />
        <ProblemList problems={entry.problems} onChoose={goTo} />
        <Form
          form={entry.form}
          layout="vertical"
          disabled={closed}
          initialValues={entry.initialValues}
          onValuesChange={entry.touch}
        >
          {SCREENS.map(({ name, title }, screen) => (
            <section key={name} hidden={at !== screen} aria-labelledby={`screen-${name}`}>
              <h2 id={`screen-${name}`} className={styles['screen']}>
                <FormattedMessage id={title} />
              </h2>
              {bodies[name]}
            </section>
          ))}
        </Form>
        <PhoneActions entry={entry} at={at} closed={closed} onTurn={turnTo} />
      </div>
    </AntdProvider>
  );
}
