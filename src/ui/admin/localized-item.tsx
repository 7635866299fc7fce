import { Form, Input } from 'antd';
import type { Rule } from 'antd/es/form';
import { use, type ReactElement } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/languages';
import { useFieldRules } from '../form/use-field-rules';
import { EditedLanguage } from './edited-language';

const ALL = Object.keys(LANGUAGE_NAMES) as Language[];

interface Props {
  /** Path of the text in the form. */
  name: string | (string | number)[];
  /** Omitted if the field has its own accessible name. */
  label?: string;
  /** Help text below the field. */
  extra?: string;
  /** Rules for the Chinese text; the translations are always optional. */
  rules?: Rule[];
  /** Rules for the text in every language. */
  everyLanguage?: Rule[];
  /** Stores an empty text as `''` because the contract requires the field. Default: omits it. */
  keepEmpty?: boolean;
  /** Input for one language. */
  children: ReactElement;
}

const emptyAsAbsent = (text: unknown) => (text === '' ? undefined : text);

/** Keeps a field registered without showing it. */
function Hidden() {
  return null;
}

/**
 * Form field for a text in three languages; shows the one selected in `LanguageTabs`. An `Input` is
 * validated as a name.
 */
export function LocalizedItem(props: Props) {
  const { name, label, extra, rules = [], everyLanguage = [], keepEmpty = false, children } = props;
  const { language: shown } = use(EditedLanguage);
  const { fits } = useFieldRules();
  const named = children.type === Input ? [fits('name')] : [];
  return ALL.map((language) => {
    const active = language === shown;
    return (
      <div key={language} lang={LANGUAGES[language]}>
        <Form.Item
          name={[name, language].flat()}
          {...(active && label !== undefined && { label })}
          {...(active && extra !== undefined && { extra })}
          hidden={!active}
          {...(!keepEmpty && { normalize: emptyAsAbsent })}
          rules={[...(language === 'CN' ? rules : []), ...everyLanguage, ...named]}
        >
          {active ? children : <Hidden />}
        </Form.Item>
      </div>
    );
  });
}
