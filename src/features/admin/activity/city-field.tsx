import { AutoComplete, Form } from 'antd';
import { use } from 'react';
import { useListCities } from '@/api/generated/reference/reference';
import type { StaffActivityBody } from '@/api/generated/model';
import { EditedLanguage } from '@/ui/admin/edited-language';
import { useOptionSearch } from '@/ui/form/use-option-search';

interface Props {
  /** antd's Form.Item provides these. */
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
}

/** City of an activity in one language; choosing a known city fills in all languages. */
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
