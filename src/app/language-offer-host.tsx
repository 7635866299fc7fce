import { lazy, Suspense, useState } from 'react';
import { LANGUAGES } from '@/i18n/languages';
import { readText } from '@/lib/storage';
import { useSettings } from '@/settings/settings-store';

const LanguageOffer = lazy(() => import('./language-offer'));

/** Whether the browser speaks another language than the site, and the visitor has chosen none. */
function mayAsk(): boolean {
  if (readText('settings') !== undefined || readText('languageOffer') !== undefined) return false;
  return navigator.language !== LANGUAGES[useSettings.getState().lang];
}

/** Offers the browser's language once (product decisions, languages); loads only for who is asked. */
export function LanguageOfferHost() {
  const [asks, setAsks] = useState(mayAsk);
  return (
    asks && (
      <Suspense>
        <LanguageOffer onClose={() => setAsks(false)} />
      </Suspense>
    )
  );
}
