import { useEffect, useRef, useState } from 'react';
import { filePass, heldFilePass } from './file-pass';
import { fileUrl } from './file-url';
import { requestContext } from './request-context';

interface OwnFile {
  /** Absent while a pass is on its way. It changes only once the file was refused. */
  address: string | undefined;
  /** Whether the file can't be had. */
  failed: boolean;
  onLoaded: () => void;
  onError: () => void;
}

/**
 * The address of a private file, for a picture or a player. A ticket in it runs out, which what has
 * loaded doesn't mind; what loads later, or goes on later, is refused and gets a new one, once.
 */
export function useOwnFile(id: string): OwnFile {
  const [pass, setPass] = useState(heldFilePass);
  const [failed, setFailed] = useState<string>();
  const renewed = useRef<string>(undefined);
  const waiting = pass === undefined && requestContext().token() !== undefined;

  useEffect(() => {
    if (!waiting) return;
    let gone = false;
    filePass()
      .then((granted) => {
        if (!gone) setPass(granted);
      })
      .catch(() => {
        if (!gone) setFailed(id);
      });
    return () => {
      gone = true;
    };
  }, [waiting, id]);

  const renew = async () => {
    if (renewed.current === id) throw new Error('refused twice');
    renewed.current = id;
    const next = await filePass(pass);
    // The same address would not be loaded again.
    if (fileUrl(id, next) === fileUrl(id, pass)) throw new Error('there is no other pass');
    setPass(next);
  };

  return {
    address: waiting ? undefined : fileUrl(id, pass),
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
