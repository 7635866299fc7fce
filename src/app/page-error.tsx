import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { ChunkLoadError } from '@/lib/load-chunk';
import { ActionButton } from '@/ui/action-button';
import { EmptyState, FailedState } from '@/ui/result-state';

/** A part of the site's code didn't come: says so, and offers the way that helps. */
export function ChunkFailed() {
  return (
    <div role="alert">
      <EmptyState
        title={<FormattedMessage id="error.chunk.title" />}
        hint={<FormattedMessage id="error.chunk.hint" />}
        action={
          <ActionButton
            onPress={() => {
              location.reload();
            }}
          >
            <FormattedMessage id="error.reload" />
          </ActionButton>
        }
      />
    </div>
  );
}

/** A page that throws shows this inside its shell; header and menu go on working. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (error instanceof ChunkLoadError) return <ChunkFailed />;
  return (
    <FailedState
      onRetry={() => {
        // The page may have failed for what its loader brought: that is asked for anew too.
        void router.invalidate().finally(reset);
      }}
    />
  );
}
