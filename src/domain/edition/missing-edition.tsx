import { lazy } from 'react';
import { LazyPart } from '@/ui/page/lazy-part';
import { FailedState } from '@/ui/feedback/result-state';

const NoEdition = lazy(() => import('./no-edition'));

interface Props {
  /** The server has none; else asking for it failed. */
  gone: boolean;
  error: unknown;
  onRetry: () => void;
}

/** In the place of the current edition: none is announced yet, or asking for it failed. */
export function MissingEdition({ gone, error, onRetry }: Props) {
  return gone ? (
    <LazyPart>
      <NoEdition />
    </LazyPart>
  ) : (
    <FailedState error={error} onRetry={onRetry} />
  );
}
