import type { ReactNode } from 'react';
import { useSitePicture } from '@/domain/site/site-identity';

interface Props {
  className: string | undefined;
  /** Default illustration. */
  children: ReactNode;
}

/**
 * Main picture set by staff, or the default illustration. In the prerendered HTML, `fill-site.ts` finds the
 * element by `data-identity` and fills in the picture.
 */
export function MainPicture({ className, children }: Props) {
  const address = useSitePicture('mainPicture');
  return (
    <div className={className} data-identity="mainPicture">
      {address === undefined ? children : <img src={address} alt="" />}
    </div>
  );
}
