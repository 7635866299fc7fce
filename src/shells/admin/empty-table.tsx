import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/feedback/result-state';

/** What a table without rows says; other parts keep the library's own words. */
export function emptyTable(component?: string): ReactNode {
  if (component !== 'Table') return undefined;
  return (
    <EmptyState
      title={<FormattedMessage id="admin.empty" />}
      hint={<FormattedMessage id="admin.emptyHint" />}
    />
  );
}
