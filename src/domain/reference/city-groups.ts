import type { City } from '@/api/generated/model';

interface Choice {
  value: string;
  label: string;
}

interface Group {
  label: string;
  options: readonly Choice[];
}

/** Groups cities by province for a select. A province with one city is that city (Beijing). */
export function groupCities(
  rows: readonly City[],
  { value, label }: Record<keyof Choice, (city: City) => string>,
): (Choice | Group)[] {
  const choice = (city: City) => ({ value: value(city), label: label(city) });
  const below = (code?: string) => rows.filter(({ parentCode }) => parentCode === code);
  return below().flatMap((province): (Choice | Group)[] => {
    const options = below(province.code).map(choice);
    return options.length > 1 ? [{ label: label(province), options }] : options;
  });
}
