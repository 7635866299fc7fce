import { createContext, type ReactNode } from 'react';
import type { SendFile, UploadedFile } from '../upload/use-uploads';

/** A picture or video that was chosen for a text. */
export interface ChosenMedia {
  id: string;
  /** Alternative text that the library has for it. */
  alt?: string | undefined;
}

/** Where pictures and videos of texts come from. */
interface RichMedia {
  send: Record<'img' | 'video', SendFile<UploadedFile>>;
  /** The address of a stored file. */
  address: (id: string) => string;
  /** Chooses among the files that are there already; absent: only new ones can be taken. */
  library?: (kind: 'img' | 'video', onChoose: (chosen: ChosenMedia) => void) => ReactNode;
}

/** Absent: texts take no pictures and videos. */
export const RichMediaContext = createContext<RichMedia | undefined>(undefined);
