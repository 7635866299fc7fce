import { Form, Input } from 'antd';
import type { Rule } from 'antd/es/form';
import { use, type ReactElement } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/languages';
import { useFieldRules } from '../form/use-field-rules';
import { EditedLanguage } from './edited-language';

const ALL = Object.keys(LANGUAGE_NAMES) as Language[];

interface Props {
  /** Place of the text in the record. */
  name: string | (string | number)[];
  /** Absent where the field names itself. */
  label?: string;
  /** Said below the field. */
  extra?: string;
  /** For the Chinese text: the other two may always be left out. */
  rules?: Rule[];
  /** For the text of each language. */
  everyLanguage?: Rule[];
  /** The contract requires the text, even an empty one. Otherwise a text left empty is absent. */
  keepEmpty?: boolean;
  /** The field of one language. */
  children: ReactElement;
}

const emptyAsAbsent = (text: unknown) => (text === '' ? undefined : text);

/** Keeps the place of a field that isn't shown. */
function Hidden() {
  return null;
}

/**
 * A text in three languages as a field of a form; the one of `LanguageTabs` is shown. A text of one line is a
 * name or title, and judged as one.
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
