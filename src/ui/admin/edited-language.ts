import { createContext } from 'react';
import type { Language } from '@/i18n/languages';

/** Which language of a record's texts the form shows; `EditDrawer` supplies it. */
export const EditedLanguage = createContext<{
  language: Language;
  setLanguage: (language: Language) => void;
}>({ language: 'CN', setLanguage: () => undefined });
