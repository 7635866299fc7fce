import { Button, Space } from 'antd';
import { FormattedMessage } from 'react-intl';
import { usePublishProjects } from '@/api/generated/staff/staff';
import { PermissionButton } from '@/session/permission-button';
import type { StaffProject } from '@/api/generated/model';

interface Props {
  entries: readonly StaffProject[];
  /** Called once the entries are shown or off the site. */
  onDone?: () => void;
}

/** As staff decided, and as its team sees it, in review, shortlisted or awarded: others are refused. */
function isAccepted({ status, publishedStatus }: StaffProject): boolean {
  return [status, publishedStatus].every((one) => one >= 2 && one <= 4);
}

/** Shows accepted entries to everyone, or takes them off the site; nothing where there is none. */
export function EntryPublication({ entries, onDone }: Props) {
  const publish = usePublishProjects({ mutation: { onSuccess: () => onDone?.() } });
  const button = (published: boolean) => {
    const changing = entries.filter((entry) =>
      published ? !entry.isPublic && isAccepted(entry) : entry.isPublic,
    );
    return (
      changing.length > 0 && (
        <PermissionButton
          as={Button}
          authority={['result:publish']}
          disabled={publish.isPending}
          loading={publish.isPending && publish.variables.data.published === published}
          onClick={() => publish.mutate({ data: { ids: changing.map(({ id }) => id), published } })}
        >
          <FormattedMessage id={published ? 'staff.entryShow' : 'staff.entryHide'} />
        </PermissionButton>
      )
    );
  };
  return (
    <Space wrap>
      {button(true)}
      {button(false)}
    </Space>
  );
}
