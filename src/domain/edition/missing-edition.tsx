import { lazy } from 'react';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
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
    <LazyBoundary>
      <NoEdition />
    </LazyBoundary>
  ) : (
    <FailedState error={error} onRetry={onRetry} />
  );
}
