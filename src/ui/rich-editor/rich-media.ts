import { createContext, type ReactNode } from 'react';
import type { SendFile, UploadedFile } from '../upload/use-uploads';

/** Picture or video chosen for a text. */
export interface ChosenMedia {
  id: string;
  /** Alternative text from the library. */
  alt?: string | undefined;
}

/** Source of pictures and videos in texts. */
interface RichMedia {
  send: Record<'img' | 'video', SendFile<UploadedFile>>;
  /** Returns the URL of a stored file. */
  address: (id: string) => string;
  /** Renders a chooser for stored files; without it, only uploads are possible. */
  library?: (kind: 'img' | 'video', onChoose: (chosen: ChosenMedia) => void) => ReactNode;
}

/** Without a value, texts accept no pictures and videos. */
export const RichMediaContext = createContext<RichMedia | undefined>(undefined);
