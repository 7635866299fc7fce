import { lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Collapsible } from '@/ui/detail/collapsible';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

const ShareBody = lazy(() => import('./share-body'));

/** The ways to pass an activity on, which load once they are opened. */
export function ShareActivity({ id, title }: { id: string; title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible title={<FormattedMessage id="activity.share" />} onToggle={setOpen}>
      {open && (
        <LazyBoundary>
          <ShareBody id={id} title={title} />
        </LazyBoundary>
      )}
    </Collapsible>
  );
}
