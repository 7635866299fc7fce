import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ChunkLoadError } from '@/lib/load-chunk';
import { ChunkFailed } from '@/ui/chunk-failed';
import { FailedState } from '@/ui/result-state';

/** A page that throws shows this inside its shell; header and menu go on working. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (error instanceof ChunkLoadError) return <ChunkFailed />;
  return (
    <FailedState
      error={error}
      onRetry={() => {
        // The page may have failed for what its loader brought: that is asked for anew too.
        void router.invalidate().finally(reset);
      }}
    />
  );
}
