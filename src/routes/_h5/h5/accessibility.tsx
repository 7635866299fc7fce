import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '@/features/legal/legal-page';
import { loadAccessibility } from '@/features/legal/queries';

export const Route = createFileRoute('/_h5/h5/accessibility')({
  staticData: { routeName: 'H5Accessibility' },
  loader: loadAccessibility,
  component: AccessibilityPage,
});
