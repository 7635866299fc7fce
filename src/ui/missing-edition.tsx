import { lazy } from 'react';
import { isGone } from '@/api/failure';
import { LazyPart } from './lazy-part';
import { FailedState } from './result-state';

const NoEdition = lazy(() => import('./no-edition'));

interface Props {
  /** Why the current edition isn't there. */
  error: unknown;
  onRetry: () => void;
}

/** In the place of the current edition: none is announced yet, or asking for it failed. */
export function MissingEdition({ error, onRetry }: Props) {
  return isGone(error) ? (
    <LazyPart>
      <NoEdition />
    </LazyPart>
  ) : (
    <FailedState onRetry={onRetry} />
  );
}
