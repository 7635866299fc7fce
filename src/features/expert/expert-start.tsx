import { FormattedMessage } from 'react-intl';
import { StartPage } from '@/domain/start-page/start-page';
import { StartQuestions } from '@/domain/start-page/start-questions';
import { StartList, StartSection, StartSteps } from '@/domain/start-page/start-section';

const NEEDS = ['person', 'work', 'bio'] as const;
const STEPS = ['fill', 'wait', 'judge'] as const;

/** Start page of the expert registration for visitors who are logged out. */
export default function ExpertStart() {
  return (
    <StartPage
      title={<FormattedMessage id="expert.start.title" />}
      when={null}
      note={<FormattedMessage id="expert.start.answer" />}
    >
      <StartSection title={<FormattedMessage id="expert.start.whoTitle" />}>
        <StartList
          items={[
            <FormattedMessage key="who" id="expert.start.who" />,
            <FormattedMessage key="free" id="expert.start.free" />,
          ]}
        />
      </StartSection>
      <StartSection title={<FormattedMessage id="start.needs" />}>
        <StartList
          items={[
            <FormattedMessage key="account" id="start.account" />,
            ...NEEDS.map((need) => <FormattedMessage key={need} id={`expert.start.${need}`} />),
          ]}
        />
      </StartSection>
      <StartSection title={<FormattedMessage id="start.steps" />}>
        <StartSteps
          steps={STEPS.map((step) => ({ title: <FormattedMessage id={`expert.start.${step}`} /> }))}
        />
      </StartSection>
      <StartQuestions />
    </StartPage>
  );
}
