import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getListConfigQueryKey, useListConfig, useUpdateConfig } from '@/api/generated/staff/staff';
import type { ConfigEntry } from '@/api/generated/model';
import { useUnsentChanges } from '@/ui/page-dirty';
import { FailedState } from '@/ui/result-state';
import { StaffPage } from '@/ui/staff-page';
import styles from './config-page.module.css';

function Setting({ entry }: { entry: ConfigEntry }) {
  const client = useQueryClient();
  const [content, setContent] = useState(entry.content);
  const changed = content !== entry.content;
  useUnsentChanges(changed);
  const update = useUpdateConfig({
    mutation: {
      onSuccess: async () => {
        await client.invalidateQueries({ queryKey: getListConfigQueryKey() });
        await client.invalidateQueries({ queryKey: ['api', 'client', 'config'] });
      },
    },
  });
  return (
    <li className={styles['setting']}>
      <label htmlFor={`config-${entry.key}`} className={styles['key']}>
        {entry.key}
      </label>
      <Input.TextArea
        id={`config-${entry.key}`}
        autoSize={{ minRows: 1, maxRows: 10 }}
        maxLength={100_000}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <Button
        type="primary"
        disabled={!changed}
        loading={update.isPending}
        onClick={() => update.mutate({ data: { key: entry.key, content } })}
      >
        <FormattedMessage id="staff.save" />
      </Button>
    </li>
  );
}

/** The settings that the public site reads by key. */
export function SiteConfigPage() {
  const { data, isError, refetch } = useListConfig();
  return (
    <StaffPage title={<FormattedMessage id="route.StaffConfig" />}>
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton active />}
      <ul className={styles['list']}>
        {data?.map((entry) => (
          <Setting key={entry.key} entry={entry} />
        ))}
      </ul>
    </StaffPage>
  );
}
