import { Form, Input, Select } from 'antd';
import { useIntl } from 'react-intl';
import type { City, CityBody } from '@/api/generated/model';
import { listCities } from '@/api/generated/reference/reference';
import { useCreateCity, useUpdateCity } from '@/api/generated/staff-list/staff-list';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { labelIn } from '@/domain/reference/labels';
import { LANGUAGE_NAMES, type Language } from '@/i18n/languages';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { useOptionSearch } from '@/ui/form/use-option-search';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

interface Props {
  /** City to edit; `new` to add one; undefined while closed. */
  city: City | 'new' | undefined;
  all: readonly City[];
  onClose: () => void;
}

/** Drawer that adds or edits a city; the code of an existing city can't change. */
export function CityEditor({ city, all, onClose }: Props) {
  const intl = useIntl();
  const optionSearch = useOptionSearch();
  const [form] = Form.useForm<CityBody>();
  const rules = useFieldRules();
  const create = useCreateCity();
  const update = useUpdateCity();
  const editing = city === 'new' ? undefined : city;
  const needed = rules.required('staff.required');
  const provinces = all.filter(
    ({ code, parentCode }) => parentCode === undefined && code !== editing?.code,
  );

  const code = editing?.code ?? '';
  const nameIn = (language: Language) =>
    intl.formatMessage({ id: 'staffSite.cityName' }, { language: LANGUAGE_NAMES[language] });
  const saver = useOptimisticSave<CityBody, string>({
    base: editing && { content: editing, revision: editing.revision ?? '' },
    labels: {
      ...Object.fromEntries(LANGUAGES.map((one) => [`name.${one}`, nameIn(one)])),
      parentCode: intl.formatMessage({ id: 'staffSite.province' }),
    },
    readNewest: async () => {
      const newest = (await listCities()).find((one) => one.code === code);
      return newest && { content: newest, revision: newest.revision ?? '' };
    },
    update: (data, revision) => update.mutateAsync({ data: { ...data, revision } }),
    onSaved: onClose,
  });

  return (
    <EditDrawer
      open={city !== undefined}
      title={intl.formatMessage({ id: editing ? 'staffSite.editCity' : 'staffSite.addCity' })}
      size={520}
      form={form}
      name={editing ? `city-${editing.code}` : 'new-city'}
      initialValues={editing ?? {}}
      saving={create.isPending || saver.saving}
      onSave={({ code, name, parentCode }) => {
        const data = { code, name, ...(parentCode && { parentCode }) };
        if (editing) saver.save(data);
        else create.mutate({ data }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      {saver.dialog}
      <Form.Item
        name="code"
        label={intl.formatMessage({ id: 'staffSite.cityCode' })}
        rules={[
          needed,
          { pattern: /^\d{6}$/, message: intl.formatMessage({ id: 'staffSite.cityCodeRule' }) },
        ]}
      >
        <Input maxLength={6} disabled={editing !== undefined} />
      </Form.Item>
      <Form.Item name="parentCode" label={intl.formatMessage({ id: 'staffSite.province' })}>
        <Select
          allowClear
          showSearch={optionSearch}
          placeholder={intl.formatMessage({ id: 'staffSite.province.none' })}
          options={provinces.map(({ code, name }) => ({
            value: code,
            label: labelIn(name, intl.locale),
          }))}
        />
      </Form.Item>
      {LANGUAGES.map((language) => (
        <Form.Item
          key={language}
          name={['name', language]}
          label={nameIn(language)}
          rules={[needed, rules.fits('name')]}
        >
          <Input maxLength={50} />
        </Form.Item>
      ))}
    </EditDrawer>
  );
}
