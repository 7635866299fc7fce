import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { FailedState } from '@/ui/feedback/result-state';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';

interface Props<T extends object> {
  title: string;
  width: number;
  rowKey: keyof T & string;
  columns: RecordColumn<T>[];
  list: {
    data: readonly T[] | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children?: ReactNode;
  onClose: () => void;
}

export function RecordListDialog<T extends object>({
  title,
  width,
  rowKey,
  columns,
  list,
  children,
  onClose,
}: Props<T>) {
  return (
    <Modal open title={title} width={width} mask={{ blur: false }} footer={null} onCancel={onClose}>
      {children}
      {list.isError ? (
        <FailedState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <RecordTable
          rowKey={rowKey}
          columns={columns}
          dataSource={list.data ?? []}
          loading={list.isFetching}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        />
      )}
    </Modal>
  );
}
