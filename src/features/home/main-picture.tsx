import type { ReactNode } from 'react';
import { useSitePicture } from '@/domain/site/site-identity';

interface Props {
  className: string | undefined;
  /** The drawing that the build brings along. */
  children: ReactNode;
}

/** The large picture that staff have given the site, else the drawing. The first screen fills it as well. */
export function MainPicture({ className, children }: Props) {
  const address = useSitePicture('mainPicture');
  return (
    <div className={className} data-identity="mainPicture">
      {address === undefined ? children : <img src={address} alt="" />}
    </div>
  );
}
