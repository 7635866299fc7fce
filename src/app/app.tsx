import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { I18nProvider } from '@/i18n/i18n-provider';
import { SettingsHost } from '@/settings/settings-host';
import { useSettings } from '@/settings/settings-store';
import { Hosts } from './hosts';
import type { SiteRouter } from './router';
import { ToastBridge } from './toast/toast-bridge';
import { useIntl } from 'react-intl';
import { useShellIdentity } from '@/shells/shared/use-shell-identity';
import type { MessageId } from '@/i18n/message-ids';

/** The document's title: the system's name and the route's translated name (spec section 1). */
function PageTitle() {
  const intl = useIntl();
  const routeName = useMatches({ select: (matches) => matches.at(-1)?.staticData.routeName });
  const { name: system } = useShellIdentity();
  // A page of the mobile site is called like the same page of the desktop site.
  const id = [routeName, routeName?.replace(/^H5/, '')]
    .map((name) => `route.${name ?? ''}`)
    .find((name) => Object.hasOwn(intl.messages, name));
  const page = id === undefined ? '' : intl.formatMessage({ id: id as MessageId });
  return <title>{page === '' ? system : `${system} - ${page}`}</title>;
}

/** Takes the page over from the first screen, whose links load their page (`first-screen/boot.ts`). */
function useTakeover(): void {
  const router = useRouter();
  useEffect(() => {
    const { resolvedLocation } = router.state;
    // The address may have changed after the first load, before the router listened to it.
    if (resolvedLocation && resolvedLocation.href !== router.latestLocation.href)
      void router.load();
    document.getElementById('root')?.removeAttribute('aria-busy');
  }, [router]);
}

/** The pages and what lies over them. Not written in place: a new function would mount all again. */
function Overlaid({ children }: { children: ReactNode }) {
  useTakeover();
  return (
    <>
      {children}
      <PageTitle />
      <ToastBridge />
      <SettingsHost />
      <Hosts />
    </>
  );
}

/** The whole site: data, texts, pages, and what lies over them. */
export function App({ router }: { router: SiteRouter }) {
  const lang = useSettings((settings) => settings.lang);
  return (
    <QueryClientProvider client={router.options.context.queryClient}>
      <I18nProvider language={lang}>
        <RouterProvider router={router} InnerWrap={Overlaid} />
      </I18nProvider>
    </QueryClientProvider>
  );
}
