import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { Bundle } from '@/i18n/bundles';

/** What every guard and loader may use. */
export interface RouterContext {
  queryClient: QueryClient;
  /**
   * Throws a redirect to the mobile site when a phone requests this page of the desktop site;
   * `twinOnly`: not where the mobile site has no page of the same name.
   */
  redirectToMobile: (href: string, options?: { twinOnly?: boolean }) => void;
  /** Loads the texts of a page before it renders. */
  loadTexts: (bundle: Bundle) => Promise<void>;
}

export const Route = createRootRouteWithContext<RouterContext>()();
