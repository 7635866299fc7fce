import { useEffect } from 'react';
import { fileAccess } from '@/api/file-ticket';
import { fileUrl } from '@/api/file-url';

/** The last file of each element that a ticket was requested for; prevents a second attempt. */
const opened = new WeakMap<Element, string>();

/** Returns the picture or video that failed to load a file of this site without a ticket. */
function failedElement(
  target: EventTarget | null,
): HTMLImageElement | HTMLVideoElement | undefined {
  if (!(target instanceof HTMLImageElement || target instanceof HTMLVideoElement)) return undefined;
  const address = target.getAttribute('src') ?? '';
  return address.startsWith(fileUrl('')) && !address.includes('?') ? target : undefined;
}

/**
 * Shows staff unpublished pictures and videos in texts, editors and previews: if a file fails to
 * load, adds a ticket to the element's URL. The texts keep the plain URL.
 */
export function useOpenOwnFiles(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      const element = failedElement(target);
      if (element === undefined) return;
      const id = decodeURIComponent((element.getAttribute('src') ?? '').slice(fileUrl('').length));
      if (opened.get(element) === id) return;
      opened.set(element, id);
      fileAccess().then(
        (access) => {
          if (access === undefined) return;
          // `srcset` with plain URLs would take precedence.
          element.removeAttribute('srcset');
          element.src = fileUrl(id, access);
        },
        // Without a ticket, the file stays unloaded.
        () => undefined,
      );
    };
    // Captured on the document: `error` events don't bubble, and the editor's dialogs are outside
    // the editor.
    document.addEventListener('error', onError, true);
    return () => {
      document.removeEventListener('error', onError, true);
    };
  }, []);
}
