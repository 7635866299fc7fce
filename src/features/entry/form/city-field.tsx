import { Input, Select } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isCityFound } from '@/domain/reference/city-search';
import { OTHER_CITY, useCityChoices, useCityGroups } from '@/domain/reference/reference-labels';
import { PlainSelect } from '@/ui/form/plain-select';
import { useOptionSearch } from '@/ui/form/use-option-search';

interface Props {
  /** Uses a native select for touch input. */
  touch: boolean;
  /** antd's Form.Item provides `id`, `value` and `onChange`. */
  id?: string;
  value?: string;
  onChange?: (city: string) => void;
}

/** City of an entry: a listed city by its code, or another place by its name. */
export function CityField({ touch, id, value, onChange }: Props) {
  const intl = useIntl();
  const groups = useCityGroups();
  const otherLabel = intl.formatMessage({ id: 'common.otherCity' });
  const codes = useCityChoices();
  const search = useOptionSearch(isCityFound);
  const [isTyping, setIsTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const isListed = codes.length === 0 || codes.some((city) => city.value === value);
  const isOther = isTyping || (Boolean(value) && !isListed);
  const chosen = isOther ? OTHER_CITY : value === '' ? undefined : value;
  const field = {
    ...(id !== undefined && { id }),
    ...(chosen !== undefined && { value: chosen }),
    onChange: (city: string | undefined) => {
      setIsTyping(city === OTHER_CITY);
      // Choosing "Other city" fills in the place name that was typed into the search.
      const place = isCityFound(typed, { label: otherLabel }) ? '' : typed.trim();
      const next = city === OTHER_CITY ? place : (city ?? '');
      // An empty field isn't validated before the user can enter a place.
      if (next !== (value ?? '')) onChange?.(next);
    },
  };

  return (
    <>
      {touch ? (
        <PlainSelect {...field} options={groups} />
      ) : (
        <Select
          {...field}
          options={groups}
          onOpenChange={(open) => open || setTyped('')}
          showSearch={{
            filterOption: search.filterOption,
            onSearch: (text) => {
              search.onSearch(text);
              // Selecting an option clears the search before `onChange`.
              if (text !== '') setTyped(text);
            },
          }}
        />
      )}
      {isOther && (
        <Input
          value={value ?? ''}
          onChange={({ target }) => onChange?.(target.value)}
          maxLength={50}
          autoComplete="off"
          aria-label={intl.formatMessage({ id: 'signUp.otherCity' })}
          placeholder={intl.formatMessage({ id: 'signUp.otherCity' })}
          style={{ marginBlockStart: 8 }}
        />
      )}
    </>
  );
}
