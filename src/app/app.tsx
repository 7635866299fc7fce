import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { I18nProvider } from '@/i18n/i18n-provider';
import { SettingsHost } from '@/settings/settings-host';
import { useSettings } from '@/settings/settings-store';
import { OfflineSupportHost } from './offline-support-host';
import { BrowserNeededHost } from './browser-needed-host';
import { SessionDialogHost } from './session-dialog-host';
import { ConsentHost } from './consent-host';
import { LanguageOfferHost } from './language-offer-host';
import { IdentityHost } from './identity-host';
import { PageTitle } from './page-title';
import { ReplayEarlyActions } from './replay-early-actions';
import { SiteSearchHost } from './site-search-host';
import type { SiteRouter } from './router';
import { ToastBridge } from './toast-bridge';

/** The pages and what lies over them. Not written in place: a new function would mount all again. */
function Overlaid({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PageTitle />
      <IdentityHost />
      <SessionDialogHost />
      <ConsentHost />
      <ToastBridge />
      <SettingsHost />
      <ReplayEarlyActions />
      <LanguageOfferHost />
      <OfflineSupportHost />
      <BrowserNeededHost />
      <SiteSearchHost />
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
