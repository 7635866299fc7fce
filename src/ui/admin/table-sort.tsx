import { Select, type TableProps } from 'antd';
import { useIntl } from 'react-intl';

/** Server-side order of a list. */
export interface TableSort {
  /** Current order: a field name, prefixed with `-` for descending; undefined for the default order. */
  value: string | undefined;
  /** Maps column keys to the contract's sort fields. */
  fields: Readonly<Record<string, string>>;
  onChange: (sort: string | undefined) => void;
}

interface Titled {
  title: string;
}

/** Adds sort controls to the sortable columns. */
export function sortedColumns<Column extends Titled>(
  columns: readonly Column[],
  keyOf: (column: Column) => string,
  { value, fields }: TableSort,
) {
  return columns.map((column) => {
    const field = fields[keyOf(column)];
    if (field === undefined) return column;
    const order = { [field]: 'ascend', [`-${field}`]: 'descend' } as const;
    return {
      ...column,
      key: keyOf(column),
      sorter: true,
      showSorterTooltip: false,
      sortOrder: (value === undefined ? undefined : order[value]) ?? null,
    };
  });
}

type Sorter = Parameters<NonNullable<TableProps['onChange']>>[2];

/** Returns the order for a sorter event of the table; undefined for the default order. */
export function sortOfColumn(sorter: Sorter, { fields }: TableSort): string | undefined {
  const [one] = [sorter].flat();
  const field = fields[String(one?.columnKey ?? '')];
  if (field === undefined || !one?.order) return undefined;
  return one.order === 'descend' ? `-${field}` : field;
}

interface Props<Column extends Titled> {
  columns: readonly Column[];
  keyOf: (column: Column) => string;
  sort: TableSort;
}

/** Selects the order of a list that is shown without column headers. */
export function SortSelect<Column extends Titled>({ columns, keyOf, sort }: Props<Column>) {
  const intl = useIntl();
  const { value, fields, onChange } = sort;
  const options = columns.flatMap((column) => {
    const name = fields[keyOf(column)];
    if (name === undefined) return [];
    const field = column.title;
    return [
      { value: name, label: intl.formatMessage({ id: 'staffTable.ascending' }, { field }) },
      { value: `-${name}`, label: intl.formatMessage({ id: 'staffTable.descending' }, { field }) },
    ];
  });
  return (
    <Select
      allowClear
      size="small"
      style={{ minWidth: 160 }}
      aria-label={intl.formatMessage({ id: 'staffTable.sort' })}
      placeholder={intl.formatMessage({ id: 'staffTable.sort.default' })}
      value={value ?? null}
      options={options}
      onChange={(chosen?: string | null) => onChange(chosen ?? undefined)}
    />
  );
}
