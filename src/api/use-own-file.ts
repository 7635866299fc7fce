import { useEffect, useRef, useState } from 'react';
import { fileAccess, cachedFileAccess } from './file-ticket';
import { fileUrl } from './file-url';
import { requestContext } from './request-context';

interface OwnFile {
  /** URL of the file; undefined while its access is requested. */
  address: string | undefined;
  failed: boolean;
  onLoaded: () => void;
  onError: () => void;
}

/**
 * Provides the URL of a private file for a picture or a player. An expired ticket doesn't affect
 * loaded content; a rejected request gets a new ticket once.
 */
export function useOwnFile(id: string): OwnFile {
  const [access, setAccess] = useState(cachedFileAccess);
  const [failed, setFailed] = useState<string>();
  const renewed = useRef<string>(undefined);
  const waiting = access === undefined && requestContext().token() !== undefined;

  useEffect(() => {
    if (!waiting) return;
    let gone = false;
    fileAccess()
      .then((granted) => {
        if (!gone) setAccess(granted);
      })
      .catch(() => {
        if (!gone) setFailed(id);
      });
    return () => {
      gone = true;
    };
  }, [waiting, id]);

  const renew = async () => {
    if (renewed.current === id) throw new Error('the server rejected both accesses');
    renewed.current = id;
    const next = await fileAccess(access);
    // The same URL would not load again.
    if (fileUrl(id, next) === fileUrl(id, access)) throw new Error('there is no other access');
    setAccess(next);
  };

  return {
    address: waiting ? undefined : fileUrl(id, access),
    failed: failed === id,
    onLoaded: () => {
      renewed.current = undefined;
    },
    onError: () => {
      renew().catch(() => {
        setFailed(id);
      });
    },
  };
}
