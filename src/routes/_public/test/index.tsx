import { createFileRoute } from '@tanstack/react-router';
import { DiagnosticsPage } from '@/features/diagnostics/diagnostics-page';

export const Route = createFileRoute('/_public/test/')({
  staticData: { routeName: 'Test' },
  component: DiagnosticsPage,
});
