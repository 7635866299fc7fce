import { Input, Select } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isCityFound } from '@/domain/reference/city-search';
import { OTHER_CITY, useCityChoices, useCityGroups } from '@/domain/reference/reference-labels';
import { PlainSelect } from '@/ui/form/plain-select';
import { useOptionSearch } from '@/ui/form/use-option-search';

interface Props {
  /** Whether fingers choose: the browser's own select, which every phone knows. */
  touch: boolean;
  /** antd's Form.Item supplies these three. */
  id?: string;
  value?: string;
  onChange?: (city: string) => void;
}

/** The city of an entry: one of the list by its code, or any other place by its name. */
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
      // A place that was typed into the search is not typed again.
      const place = isCityFound(typed, { label: otherLabel }) ? '' : typed.trim();
      const next = city === OTHER_CITY ? place : (city ?? '');
      // A field that was empty already isn't wrong before somebody could type the place.
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
              // A choice clears the search before it is reported.
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
