import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '@/features/legal/legal-page';
import { loadAccessibility } from '@/features/legal/queries';

export const Route = createFileRoute('/_public/accessibility')({
  staticData: { routeName: 'Accessibility' },
  loader: loadAccessibility,
  component: AccessibilityPage,
});
