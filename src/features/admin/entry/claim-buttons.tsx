import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { StaffProject } from '@/api/generated/model';
import { useClaimProjects } from '@/api/generated/staff/staff';
import { PermissionButton } from '@/session/permission-button';

interface Props {
  entries: readonly StaffProject[];
  /** Called after the entries were claimed or released. */
  onDone?: () => void;
}

/** Buttons to claim the entries without a reviewer, and to release those with one. */
export function ClaimButtons({ entries, onDone }: Props) {
  const claim = useClaimProjects({ mutation: { onSuccess: () => onDone?.() } });
  return ([true, false] as const).map((claimed) => {
    const ids = entries
      .filter(({ reviewer }) => (reviewer === undefined) === claimed)
      .map(({ id }) => id);
    return (
      ids.length > 0 && (
        <PermissionButton
          key={String(claimed)}
          as={Button}
          authority={['entry:review']}
          disabled={claim.isPending}
          loading={claim.isPending && claim.variables.data.claimed === claimed}
          onClick={() => claim.mutate({ data: { ids, claimed } })}
        >
          <FormattedMessage id={claimed ? 'staffEntry.claim' : 'staffEntry.release'} />
        </PermissionButton>
      )
    );
  });
}
