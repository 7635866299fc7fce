import { FormattedMessage } from 'react-intl';
import { PageHead } from '@/ui/page/page-head';
import { PersonalPanels } from './personal-panels';

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
