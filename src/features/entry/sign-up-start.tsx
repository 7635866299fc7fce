import { FormattedMessage, useIntl } from 'react-intl';
import type { Match } from '@/api/generated/model';
import { PhaseCountdown } from '@/domain/edition/countdown';
import { useEditionPhase } from '@/domain/edition/use-edition-phase';
import { EntryRuleList } from '@/domain/entry/entry-rule-list';
import { useDomains } from '@/domain/reference/use-domains';
import { StartPage } from '@/domain/start-page/start-page';
import { StartQuestions } from '@/domain/start-page/start-questions';
import { StartList, StartSection, StartSteps } from '@/domain/start-page/start-section';
import { useDates } from '@/i18n/format/dates';
import { TemplateLinks } from './form/template-links';

const NEEDS = ['projectFacts', 'teamFacts', 'files'] as const;

/** Steps of the form, with the minutes that they usually take. */
const STEPS = [
  { title: 'agreement', text: 'agreement', minutes: 2 },
  { title: 'project', text: 'project', minutes: 10 },
  { title: 'team', text: 'team', minutes: 5 },
  { title: 'files', text: 'uploads', minutes: 5 },
  { title: 'review', text: 'review', minutes: 3 },
] as const;

/** Start page of the entry form for visitors who are logged out. */
export function SignUpStart({ match }: { match: Match }) {
  const { domains = [] } = useDomains();
  const tracks = domains.map(({ label }) => label).join(' · ');
  return (
    <StartPage
      title={<FormattedMessage id="signUp.start.title" />}
      when={<Deadline match={match} />}
      note={<FormattedMessage id="signUp.start.free" />}
    >
      <StartSection title={<FormattedMessage id="start.who" />}>
        {match.entryRules === undefined ? (
          <p>
            <FormattedMessage id="signUp.start.anyone" />
          </p>
        ) : (
          <EntryRuleList rules={match.entryRules} />
        )}
        {tracks !== '' && (
          <p>
            <FormattedMessage id="signUp.start.tracks" values={{ names: tracks }} />
          </p>
        )}
      </StartSection>
      <StartSection title={<FormattedMessage id="start.needs" />}>
        <StartList
          items={[
            <FormattedMessage key="account" id="start.account" />,
            ...NEEDS.map((need) => <FormattedMessage key={need} id={`signUp.start.${need}`} />),
          ]}
        />
        <TemplateLinks />
      </StartSection>
      <StartSection title={<FormattedMessage id="start.steps" />}>
        <StartSteps
          steps={STEPS.map(({ title, text, minutes }) => ({
            title: <FormattedMessage id={`signUp.step.${title}`} />,
            text: <FormattedMessage id={`signUp.start.${text}`} />,
            minutes,
          }))}
        />
        <p>
          <FormattedMessage id="signUp.start.saved" />
        </p>
      </StartSection>
      <StartQuestions />
    </StartPage>
  );
}

function Deadline({ match }: { match: Match }) {
  const intl = useIntl();
  const dates = useDates();
  const closes = useEditionPhase(match)?.closes;
  return (
    <>
      <PhaseCountdown until={closes} label={intl.formatMessage({ id: 'home.until.signup' })} />
      <p>
        <FormattedMessage id="home.until.signup" />
        <br />
        <FormattedMessage id="common.inZone" values={{ time: dates.end(match.signUpEnd) }} />
      </p>
    </>
  );
}
