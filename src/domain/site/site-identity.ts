import { useIntl } from 'react-intl';
import { create } from 'zustand';
import { fileUrl } from '@/api/file-url';
import type { SiteIdentity } from '@/api/generated/model';
import { languageOf, type Language } from '@/i18n/languages';

type Identities = Partial<Record<Language, SiteIdentity>>;

/** Reads the identity in the page (`server/site/page-identity.ts`); other servers may omit it. */
function embedded(): Identities {
  try {
    const text = document.getElementById('site-identity')?.textContent ?? '{}';
    return (JSON.parse(text) as { identity?: Identities }).identity ?? {};
  } catch {
    return {};
  }
}

const useIdentities = create<Identities>()(embedded);

export function identityIn(language: Language): SiteIdentity | undefined {
  return useIdentities.getState()[language];
}

/** Stores the identity in a language; all its uses update. */
export function setIdentity(language: Language, identity: SiteIdentity): void {
  useIdentities.setState({ [language]: identity });
}

/**
 * Returns the site's identity in the reader's language. Until the server provides one, uses the
 * neutral name of the build (product decisions, "What staff maintain").
 */
export function useSiteIdentity(): Pick<SiteIdentity, 'name' | 'shortName'> &
  Partial<SiteIdentity> {
  const intl = useIntl();
  const language = languageOf(intl.locale);
  return (
    useIdentities((known) => known[language]) ?? {
      name: intl.formatMessage({ id: 'common.systemName' }),
      shortName: intl.formatMessage({ id: 'common.shortName' }),
    }
  );
}

/** Returns the URL of a picture that staff have set; undefined: use the default. */
export function useSitePicture(name: 'logo' | 'mainPicture'): string | undefined {
  const { [name]: id } = useSiteIdentity();
  return id === undefined ? undefined : fileUrl(id);
}
