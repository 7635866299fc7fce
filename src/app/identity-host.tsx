import { lazy, Suspense, useEffect } from 'react';
import { identityIn } from '@/domain/site/site-identity';
import type { Language } from '@/i18n/languages';
import { useSettings } from '@/settings/settings-store';
import { useSettled } from './use-settled';

/** Has a home screen name the site in its language, too (`server/site/web-manifest.ts`). */
function useManifestLanguage(lang: Language): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const href = link?.getAttribute('href')?.replace(/lang=\w+/, `lang=${lang}`);
    if (href !== undefined && link?.getAttribute('href') !== href) link?.setAttribute('href', href);
  }, [lang]);
}

const FollowIdentity = lazy(() =>
  // Where it doesn't load the site continues under the name that it has.
  import('./follow-identity').catch(() => ({ default: () => null })),
);

/** Keeps name and look of the site as staff have them; loads at once only where the page has none. */
export function IdentityHost() {
  const lang = useSettings((settings) => settings.lang);
  const settled = useSettled();
  useManifestLanguage(lang);
  if (!settled && identityIn(lang) !== undefined) return null;
  return (
    <Suspense>
      <FollowIdentity />
    </Suspense>
  );
}
