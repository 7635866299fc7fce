import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiFailure } from '@/api/failure';
import { ChunkLoadError } from '@/lib/load-chunk';
import { CodeError } from '@/ui/page/code-error';
import { FailedState } from '@/ui/feedback/result-state';

/**
 * Shows the error of a page inside its shell, so that header and menu continue to work. Visitors
 * can retry failed loads and requests, but not program errors.
 */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (error instanceof ChunkLoadError) return <CodeError kind="chunk" />;
  if (!(error instanceof ApiFailure)) return <CodeError kind="program" />;
  return (
    <FailedState
      error={error}
      onRetry={() => {
        // The error may be due to the loader's data: reload it too.
        void router.invalidate().finally(reset);
      }}
    />
  );
}
