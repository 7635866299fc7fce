import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '@/features/legal/legal-page';
import { loadLegalText } from '@/features/legal/load-legal-text';

export const Route = createFileRoute('/_public/accessibility')({
  staticData: { routeName: 'Accessibility' },
  loader: loadLegalText('accessibility'),
  component: AccessibilityPage,
});
