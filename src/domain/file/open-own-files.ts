import { useEffect } from 'react';
import { fileAccess } from '@/api/file-ticket';
import { fileUrl } from '@/api/file-url';

/** Which file an element was given a ticket for: what that doesn't open either stays as it is. */
const opened = new WeakMap<Element, string>();

/** A picture or video whose address is that of a file of this site, without a pass. */
function refusedFile(target: EventTarget | null): HTMLImageElement | HTMLVideoElement | undefined {
  if (!(target instanceof HTMLImageElement || target instanceof HTMLVideoElement)) return undefined;
  const address = target.getAttribute('src') ?? '';
  return address.startsWith(fileUrl('')) && !address.includes('?') ? target : undefined;
}

/**
 * Shows staff the pictures and videos of content that isn't published, in texts, editors and previews:
 * an element whose file is refused gets an address with a ticket. Texts keep the plain address.
 */
export function useOpenOwnFiles(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      const element = refusedFile(target);
      if (element === undefined) return;
      const id = decodeURIComponent((element.getAttribute('src') ?? '').slice(fileUrl('').length));
      if (opened.get(element) === id) return;
      opened.set(element, id);
      fileAccess().then(
        (access) => {
          if (access === undefined) return;
          // The plain addresses of smaller copies would win over the other one.
          element.removeAttribute('srcset');
          element.src = fileUrl(id, access);
        },
        // It stays refused.
        () => undefined,
      );
    };
    // Such events don't bubble; the dialogs of the editor lie outside its field.
    document.addEventListener('error', onError, true);
    return () => {
      document.removeEventListener('error', onError, true);
    };
  }, []);
}
