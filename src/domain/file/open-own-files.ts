import { useEffect } from 'react';
import { fileAccess } from '@/api/file-ticket';
import { fileUrl } from '@/api/file-url';

/** Elements that were given a pass: what it doesn't open either stays as it is. */
const opened = new WeakSet<Element>();

/** A picture or video whose address is that of a file of this site, without a pass. */
function refusedFile(target: EventTarget | null): HTMLImageElement | HTMLVideoElement | undefined {
  if (!(target instanceof HTMLImageElement || target instanceof HTMLVideoElement)) return undefined;
  const address = target.getAttribute('src') ?? '';
  return address.startsWith(fileUrl('')) && !address.includes('?') ? target : undefined;
}

/**
 * Shows pictures and videos of a text before everyone may see them, which they may once the text is
 * saved: where one is refused, the element gets an address with a pass. The text keeps its own.
 */
export function useOpenOwnFiles(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      const element = refusedFile(target);
      if (element === undefined || opened.has(element)) return;
      opened.add(element);
      const id = decodeURIComponent((element.getAttribute('src') ?? '').slice(fileUrl('').length));
      fileAccess().then(
        (access) => {
          if (access !== undefined) element.src = fileUrl(id, access);
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
