import { Button, Space } from 'antd';
import { FormattedMessage } from 'react-intl';
import { usePublishProjects } from '@/api/generated/staff/staff';
import { PermissionButton } from '@/session/permission-button';
import type { StaffProject } from '@/api/generated/model';

interface Props {
  entries: readonly StaffProject[];
  /** Called after the entries were published or unpublished. */
  onDone?: () => void;
}

/** Returns whether the decided and the published status allow publication: in review, shortlisted, awarded. */
function isAccepted({ status, publishedStatus }: StaffProject): boolean {
  return [status, publishedStatus].every((one) => one >= 2 && one <= 4);
}

/** Publishes accepted entries or unpublishes them; renders nothing if no entry qualifies. */
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
