import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiFailure } from '@/api/failure';
import { ChunkLoadError } from '@/lib/load-chunk';
import { CodeError } from '@/ui/page/code-error';
import { FailedState } from '@/ui/feedback/result-state';

/**
 * A page that throws shows this inside its shell; header and menu continue working. A download or a
 * call that failed and an error of the program are distinguished: the visitor can mend only the former.
 */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (error instanceof ChunkLoadError) return <CodeError kind="chunk" />;
  if (!(error instanceof ApiFailure)) return <CodeError kind="program" />;
  return (
    <FailedState
      error={error}
      onRetry={() => {
        // The page may have failed for what its loader brought: that is asked for again too.
        void router.invalidate().finally(reset);
      }}
    />
  );
}
