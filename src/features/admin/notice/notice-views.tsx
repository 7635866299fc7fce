import { Segmented } from 'antd';
import { useIntl } from 'react-intl';
import { usePermission } from '@/session/use-permission';
import type { NoticeSearch, NoticeTable } from './notice-search';

interface Props {
  list: NoticeSearch['list'];
  onChange: NoticeTable['narrow'];
}

/** Switches between notices and unreachable people; requires `user:read`. */
export function NoticeViews({ list, onChange }: Props) {
  const intl = useIntl();
  const { can } = usePermission();
  if (!can(['user:read'])) return null;
  return (
    <Segmented<'notices' | 'people'>
      value={list ?? 'notices'}
      aria-label={intl.formatMessage({ id: 'staffNotice.view' })}
      options={(['notices', 'people'] as const).map((value) => ({
        value,
        label: intl.formatMessage({ id: `staffNotice.view.${value}` }),
      }))}
      onChange={(chosen) =>
        onChange({
          list: chosen === 'people' ? chosen : undefined,
          delivery: undefined,
          keywords: undefined,
          concern: undefined,
        })
      }
    />
  );
}
