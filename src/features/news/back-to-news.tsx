import { SiteLink } from '@/lib/page/site-link';
import { FormattedMessage } from 'react-intl';
import type { NewsSearch } from './search';

/** Link from an article or video back to its list. */
export function BackToNews({ tab }: { tab?: NewsSearch['tab'] }) {
  return (
    <SiteLink to="/news" search={tab === undefined ? {} : { tab }}>
      <FormattedMessage id={tab === 'video' ? 'news.backToVideos' : 'news.back'} />
    </SiteLink>
  );
}
