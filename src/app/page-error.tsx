import type { ErrorComponentProps } from '@tanstack/react-router';
import { FailedState } from '@/ui/result-state';

/** A page that throws shows this inside its shell; header and menu go on working. */
export function PageError({ reset }: ErrorComponentProps) {
  return <FailedState onRetry={reset} />;
}
