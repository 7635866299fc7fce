import type { FormInstance, FormProps } from 'antd';
import { useState } from 'react';
import { isLanguage, type Language } from '@/i18n/languages';
import { useFieldFocus } from '../form/use-field-focus';

interface EditedLanguage extends Pick<Required<FormProps>, 'onFinishFailed'> {
  language: Language;
  setLanguage: (language: Language) => void;
}

/**
 * Selected language of a record form, initially Chinese. If the first invalid field is in another language,
 * `onFinishFailed` switches to that language and focuses the field.
 */
export function useEditedLanguage(form: Pick<FormInstance, 'scrollToField'>): EditedLanguage {
  const [language, setLanguage] = useState<Language>('CN');
  const focusField = useFieldFocus(form);
  return {
    language,
    setLanguage,
    onFinishFailed: ({ errorFields: [first] }) => {
      const part: unknown = first?.name.at(-1);
      if (first === undefined || !isLanguage(part) || part === language) return;
      setLanguage(part);
      focusField(first.name);
    },
  };
}
