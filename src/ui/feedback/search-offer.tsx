import { FormattedMessage } from 'react-intl';
import { useSiteSearch } from '@/lib/site-search';
import { ActionButton } from '../button/action-button';

export function SearchOffer() {
  const show = useSiteSearch((search) => search.show);
  return (
    <ActionButton onClick={show}>
      <FormattedMessage id="error.search" />
    </ActionButton>
  );
}
