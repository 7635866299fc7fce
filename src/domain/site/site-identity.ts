import { useIntl } from 'react-intl';
import { create } from 'zustand';
import { fileUrl } from '@/api/file-url';
import type { SiteIdentity } from '@/api/generated/model';
import { languageOf, type Language } from '@/i18n/languages';

type Identities = Partial<Record<Language, SiteIdentity>>;

/** What the server has written into the page (`server/site/page-identity.ts`); another may leave it out. */
function embedded(): Identities {
  try {
    const text = document.getElementById('site-identity')?.textContent ?? '{}';
    return (JSON.parse(text) as { identity?: Identities }).identity ?? {};
  } catch {
    return {};
  }
}

const useIdentities = create<Identities>()(embedded);

/** The identity as it is known in a language; undefined while it isn't. */
export function identityIn(language: Language): SiteIdentity | undefined {
  return useIdentities.getState()[language];
}

/** Shows what the server has answered, everywhere at once. */
export function setIdentity(language: Language, identity: SiteIdentity): void {
  useIdentities.setState({ [language]: identity });
}

/**
 * Who the site belongs to, in the reader's language. While the server hasn't said it, and where it
 * says nothing, it has the neutral name of the build (product decisions, "What staff maintain").
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

/** The address of a picture that staff have given the site; undefined: the build's drawing stands. */
export function useSitePicture(name: 'logo' | 'mainPicture'): string | undefined {
  const { [name]: id } = useSiteIdentity();
  return id === undefined ? undefined : fileUrl(id);
}
