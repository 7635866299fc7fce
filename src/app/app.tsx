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

/** Sets the document title: site name and translated route name (spec section 1). */
function PageTitle() {
  const intl = useIntl();
  const routeName = useMatches({ select: (matches) => matches.at(-1)?.staticData.routeName });
  const { name: system } = useShellIdentity();
  // Pages of the mobile site have the titles of their desktop counterparts.
  const id = [routeName, routeName?.replace(/^H5/, '')]
    .map((name) => `route.${name ?? ''}`)
    .find((name) => Object.hasOwn(intl.messages, name));
  const page = id === undefined ? '' : intl.formatMessage({ id: id as MessageId });
  return <title>{page === '' ? system : `${system} - ${page}`}</title>;
}

/** Takes over navigation from the first screen's links (`first-screen/boot.ts`). */
function useTakeover(): void {
  const router = useRouter();
  useEffect(() => {
    const { resolvedLocation } = router.state;
    // The URL may have changed before the router listened to it.
    if (resolvedLocation && resolvedLocation.href !== router.latestLocation.href)
      void router.load();
    document.getElementById('root')?.removeAttribute('aria-busy');
  }, [router]);
}

/** Pages and overlays. Declared outside `App`: a new function per render would remount all pages. */
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
