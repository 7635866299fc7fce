import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '@/features/legal/legal-page';
import { loadLegalText } from '@/features/legal/load-legal-text';

export const Route = createFileRoute('/_h5/h5/accessibility')({
  staticData: { routeName: 'H5Accessibility' },
  loader: loadLegalText('accessibility'),
  component: AccessibilityPage,
});
