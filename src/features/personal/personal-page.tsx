import { FormattedMessage } from 'react-intl';
import { PageHead } from '@/ui/page/page-head';
import { PersonalPanels } from './personal-panels';

/** The personal centre: what is going on, and what to do next. */
export function PersonalPage() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Personal" />}
        lead={<FormattedMessage id="personal.lead" />}
      />
      <PersonalPanels />
    </>
  );
}
