import { Alert, Button, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton, RowButtons } from '@/ui/admin/row-button';
import { StaffPage } from '@/ui/admin/staff-page';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { FailedState } from '@/ui/feedback/result-state';
import { moved } from './moved';
import { pathInList } from './path-in-list';
import { useListItemSave } from './use-list-item-save';

interface SiteList<Item> {
  items: Item[];
  revision: string;
}

interface Props<Item extends { id?: string | undefined }> {
  title: MessageId;
  lead: MessageId;
  /** Titles of the form and the add button. */
  add: MessageId;
  edit: MessageId;
  list: {
    data: SiteList<Item> | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<{ data: SiteList<Item> | undefined }>;
  };
  update: {
    mutate: (variables: { data: SiteList<Item> }, on: { onSuccess?: () => void }) => void;
    mutateAsync: (variables: { data: SiteList<Item> }) => Promise<unknown>;
    isPending: boolean;
  };
  nameOf: (item: Item) => string;
  columns: RecordColumn<Item>[];
  /** Paths of the localized fields. */
  texts: readonly string[];
  fresh: Partial<Item>;
  /** Further actions beside the add button. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Removes empty fields, which the contract requires to be absent. */
function withoutBlanks<Item extends object>(values: Item): Item {
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(filled) as Item;
}

/** Page to manage a list of the public site: reorder, add, edit, delete, undo. */
export function SiteListPage<Item extends { id?: string | undefined }>(props: Props<Item>) {
  const { title, lead, add, edit, list, update, nameOf, columns, texts, fresh } = props;
  const { tools, children } = props;
  const intl = useIntl();
  const actions = useRowActions(250);
  const [form] = Form.useForm<Item>();
  /** Edited record, and the list when the form was opened. */
  const [opened, setOpened] = useState<{ item: Item | 'new'; list: SiteList<Item> }>();
  const [removed, setRemoved] = useState<{ item: Item; at: number }>();
  const { data, error, isError, isFetching, refetch } = list;
  const items = data?.items ?? [];
  const stored = opened === undefined || opened.item === 'new' ? undefined : opened.item;
  const open = (item: Item | 'new') => data && setOpened({ item, list: data });

  const write = (next: Item[], onSuccess: () => void = () => setRemoved(undefined)) => {
    if (data === undefined) return;
    update.mutate({ data: { items: next, revision: data.revision } }, { onSuccess });
  };
  const replace = (id: string | undefined, by: Item[]) =>
    items.flatMap((one) => (one.id === id ? by : [one]));

  const saver = useListItemSave<Item>({
    opened,
    readNewest: async () => (await refetch()).data,
    update: (next) => update.mutateAsync({ data: next }),
    onSaved: () => {
      setRemoved(undefined);
      setOpened(undefined);
    },
  });

  /** Maps paths: the request contains the whole list, so an error may concern another record. */
  const toFormPath = (path: readonly string[]) =>
    pathInList(path, stored ? items.findIndex(({ id }) => id === stored.id) : items.length);

  const actionColumn: RecordColumn<Item> = {
    title: intl.formatMessage({ id: 'staff.actions' }),
    ...actions,
    render: (_, item, index) => {
      const name = nameOf(item);
      const move = (to: number, id: MessageId, arrow: string) => (
        <RowButton
          aria-label={intl.formatMessage({ id }, { name })}
          disabled={update.isPending || to < 0 || to >= items.length}
          onClick={() => write(moved(items, index, to))}
        >
          {arrow}
        </RowButton>
      );
      return (
        <RowButtons>
          {move(index - 1, 'staffSite.up', '↑')}
          {move(index + 1, 'staffSite.down', '↓')}
          <RowButton onClick={() => open(item)}>
            <FormattedMessage id="staff.edit" />
          </RowButton>
          <RowButton
            disabled={update.isPending}
            aria-label={intl.formatMessage({ id: 'staffSite.deleteOne' }, { name })}
            onClick={() => write(replace(item.id, []), () => setRemoved({ item, at: index }))}
          >
            <FormattedMessage id="staffSite.delete" />
          </RowButton>
        </RowButtons>
      );
    },
  };

  return (
    <StaffPage
      title={<FormattedMessage id={title} />}
      lead={<FormattedMessage id={lead} />}
      actions={
        <>
          {tools}
          <Button type="primary" disabled={data === undefined} onClick={() => open('new')}>
            <FormattedMessage id={add} />
          </Button>
        </>
      }
    >
      {removed && (
        <Alert
          type="info"
          role="status"
          style={{ marginBlockEnd: 16 }}
          title={intl.formatMessage({ id: 'staffSite.deleted' }, { name: nameOf(removed.item) })}
          action={
            <Button
              size="small"
              loading={update.isPending}
              onClick={() => {
                const { id: _former, ...item } = removed.item;
                write([...items.slice(0, removed.at), item as Item, ...items.slice(removed.at)]);
              }}
            >
              <FormattedMessage id="staffSite.undo" />
            </Button>
          }
        />
      )}
      {isError && data === undefined ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="id"
          columns={[...columns, actionColumn]}
          dataSource={items}
          loading={isFetching}
          scroll={{ x: 900 }}
          pagination={false}
        />
      )}
      <EditDrawer
        open={opened !== undefined}
        title={intl.formatMessage({ id: stored ? edit : add })}
        size={640}
        form={form}
        name={stored ? `${title}-${stored.id ?? ''}` : `${title}-new`}
        initialValues={stored ?? fresh}
        saving={saver.saving}
        toFormPath={toFormPath}
        onSave={(values) => saver.save(withoutBlanks(values))}
        onClose={() => setOpened(undefined)}
      >
        {saver.dialog}
        <LanguageTabs fields={texts} stored={stored} />
        {children}
      </EditDrawer>
    </StaffPage>
  );
}
