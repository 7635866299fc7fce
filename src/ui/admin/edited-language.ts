import { createContext } from 'react';
import type { Language } from '@/i18n/languages';

/** Language of the localized fields that the form shows. Provided by `EditDrawer`. */
export const EditedLanguage = createContext<{
  language: Language;
  setLanguage: (language: Language) => void;
}>({ language: 'CN', setLanguage: () => undefined });
