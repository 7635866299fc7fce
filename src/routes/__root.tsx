import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';

/** What every guard and loader may use. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Throws a redirect to the mobile site when a phone asks for this page of the desktop site. */
  redirectToMobile: (href: string) => void;
}

export const Route = createRootRouteWithContext<RouterContext>()();
