import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider, useIntl } from 'react-intl';

// The cost of the site’s libraries alone: one static page with all of them.
const TEXTS = {
  'route.Home': 'One page',
  'home.lead': 'Router, query and texts are here and have nothing to do.',
};

/** The site’s types require all texts; this page has two. */
type Texts = ComponentProps<typeof IntlProvider>['messages'];

function Page() {
  const intl = useIntl();
  return (
    <main>
      <h1>{intl.formatMessage({ id: 'route.Home' })}</h1>
      <p>{intl.formatMessage({ id: 'home.lead' })}</p>
    </main>
  );
}

const root = createRootRoute({ component: Outlet });
const page = createRoute({ getParentRoute: () => root, path: '/', component: Page });
const router = createRouter({ routeTree: root.addChildren([page]), history: createHashHistory() });

const place = document.getElementById('root');
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="en-US" messages={TEXTS as Texts}>
          <RouterProvider router={router} />
        </IntlProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
