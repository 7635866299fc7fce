import type { ReactNode } from 'react';
import { fileUrl } from '@/api/file-url';
import { useSiteIdentity } from '@/domain/site/site-identity';

interface Props {
  className: string | undefined;
  /** The drawing that the build brings along. */
  children: ReactNode;
}

/** The large picture that staff have given the site, else the drawing. The first screen fills it as well. */
export function MainPicture({ className, children }: Props) {
  const { mainPicture } = useSiteIdentity();
  return (
    <div className={className} data-identity="mainPicture">
      {mainPicture === undefined ? children : <img src={fileUrl(mainPicture)} alt="" />}
    </div>
  );
}
