import type { ReactNode } from 'react';
import { EmptyRecords } from '@/ui/admin/empty-records';

/** What a table without rows says; other parts keep the library's own words. */
export function emptyTable(component?: string): ReactNode {
  return component === 'Table' ? <EmptyRecords /> : undefined;
}
