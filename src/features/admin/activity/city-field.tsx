import { AutoComplete, Form } from 'antd';
import { use } from 'react';
import { useListCities } from '@/api/generated/reference/reference';
import type { StaffActivityBody } from '@/api/generated/model';
import { EditedLanguage } from '@/ui/admin/edited-language';
import { useOptionSearch } from '@/ui/form/use-option-search';

interface Props {
  /** Given by the form's field, which names it too. */
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
}

/** The city of an activity in one language; one that the site knows comes in all three. */
export function CityField({ value, onChange, ...field }: Props) {
  const { language } = use(EditedLanguage);
  const form = Form.useFormInstance<StaffActivityBody>();
  const { data = [] } = useListCities();
  const optionSearch = useOptionSearch();
  const cities = data.filter(({ parentCode }) => parentCode !== undefined);
  return (
    <AutoComplete
      {...field}
      {...(value !== undefined && { value })}
      options={cities.map(({ name }) => ({ value: name[language], label: name[language] }))}
      showSearch={optionSearch}
      onChange={(name: string) => onChange?.(name)}
      onSelect={(chosen: string) => {
        const city = cities.find(({ name }) => name[language] === chosen);
        if (city) form.setFieldsValue({ city: city.name });
      }}
    />
  );
}
