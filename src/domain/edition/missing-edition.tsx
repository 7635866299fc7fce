import { lazy } from 'react';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { FailedState } from '@/ui/feedback/result-state';

const NoEdition = lazy(() => import('./no-edition'));

interface Props {
  /** Whether there is no edition; otherwise the request failed. */
  gone: boolean;
  error: unknown;
  onRetry: () => void;
}

export function MissingEdition({ gone, error, onRetry }: Props) {
  return gone ? (
    <LazyBoundary>
      <NoEdition />
    </LazyBoundary>
  ) : (
    <FailedState error={error} onRetry={onRetry} />
  );
}
