import { Button, Switch } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListStaffMenu, useUpdateMenu } from '@/api/generated/staff/staff';
import type { StaffMenu, StaffMenuItem } from '@/api/generated/model';
import type { MessageId } from '@/i18n/message-ids';
import { useTextIn } from '@/i18n/use-text-in';
import { BACK_OFFICE, LINK } from '@/session/menu';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton, RowButtons } from '@/ui/admin/row-button';
import { StaffPage } from '@/ui/admin/staff-page';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { FailedState } from '@/ui/feedback/result-state';
import { MenuEditor } from './menu-editor';
import { moved } from './moved';
import { pathInList } from './path-in-list';
import { useListItemSave } from './use-list-item-save';

/** Main menu of the public site: order, names, visibility, external links. */
export function MenuPage() {
  const intl = useIntl();
  const textIn = useTextIn();
  const actions = useRowActions(260);
  /** Edited entry, and the menu when the form was opened. */
  const [opened, setOpened] = useState<{ item: StaffMenuItem | 'new'; list: StaffMenu }>();
  const { data, error, isError, isFetching, refetch } = useListStaffMenu();
  const update = useUpdateMenu();
  const items = data?.items ?? [];
  const open = (item: StaffMenuItem | 'new') => data && setOpened({ item, list: data });
  const text = (id: MessageId) => intl.formatMessage({ id });

  const edited = opened?.item;
  const at = edited === 'new' ? items.length : items.findIndex(({ id }) => id === edited?.id);

  const nameOf = ({ title, routerName }: StaffMenuItem) => {
    if (title !== undefined) return textIn(title);
    const id = `route.${routerName}`;
    return Object.hasOwn(intl.messages, id) ? text(id as MessageId) : routerName;
  };
  const write = (next: StaffMenuItem[]) =>
    data && update.mutate({ data: { items: next, revision: data.revision } });
  const saver = useListItemSave<StaffMenuItem>({
    opened,
    readNewest: async () => (await refetch()).data,
    update: (next) => update.mutateAsync({ data: next }),
    onSaved: () => setOpened(undefined),
  });
  const replace = (item: StaffMenuItem, by: StaffMenuItem[]) =>
    items.flatMap((one) => (one.id === item.id ? by : [one]));

  const columns: RecordColumn<StaffMenuItem>[] = [
    {
      title: text('staffMenu.name'),
      key: 'name',
      width: 180,
      text: ({ title }) => title,
      render: (_, item) => nameOf(item),
    },
    {
      title: text('staffMenu.leadsTo'),
      key: 'leadsTo',
      ellipsis: true,
      render: (_, { path, routerName }) =>
        path ?? text(routerName === BACK_OFFICE ? 'staffMenu.thisSite' : 'staffMenu.page'),
    },
    {
      title: text('staffMenu.shown'),
      key: 'shown',
      width: 90,
      render: (_, item) => (
        <Switch
          size="small"
          checked={!item.hidden}
          aria-label={intl.formatMessage({ id: 'staffMenu.showEntry' }, { name: nameOf(item) })}
          disabled={update.isPending}
          onChange={(shown) => write(replace(item, [{ ...item, hidden: !shown }]))}
        />
      ),
    },
    {
      title: text('staff.actions'),
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
            {item.routerName === LINK && (
              <RowButton disabled={update.isPending} onClick={() => write(replace(item, []))}>
                <FormattedMessage id="staffSite.delete" />
              </RowButton>
            )}
          </RowButtons>
        );
      },
    },
  ];

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffMenu" />}
      lead={<FormattedMessage id="staffMenu.lead" />}
      actions={
        <Button type="primary" onClick={() => open('new')}>
          <FormattedMessage id="staffMenu.addLink" />
        </Button>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="id"
          columns={columns}
          dataSource={items}
          loading={isFetching}
          scroll={{ x: 680 }}
          pagination={false}
        />
      )}
      {saver.dialog}
      <MenuEditor
        item={edited}
        saving={saver.saving}
        // The request contains the whole menu.
        toFormPath={(path) => pathInList(path, at)}
        onSave={(item) => saver.save(item)}
        onClose={() => setOpened(undefined)}
      />
    </StaffPage>
  );
}
