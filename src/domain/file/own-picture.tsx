import type { ComponentProps } from 'react';
import { useOwnFile } from '@/api/use-own-file';

type Props = Omit<ComponentProps<'img'>, 'src' | 'onLoad' | 'onError'> & {
  id: string;
  alt: string;
};

/** Shows a private or unpublished picture. */
export function OwnPicture({ id, ...rest }: Props) {
  const { address, onLoaded, onError } = useOwnFile(id);
  return <img {...rest} src={address} onLoad={onLoaded} onError={onError} />;
}
