import { Popconfirm } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffMatch } from '@/api/generated/model';
import { PermissionButton } from '@/session/permission-button';
import { useTextIn } from '@/i18n/use-text-in';
import { RowButton } from '@/ui/admin/row-button';
import { PublicationWarnings } from './publication-warnings';

type Action = 'publish' | 'publishAgain' | 'withdraw';

interface Props {
  edition: StaffMatch;
  onPublish: (published: boolean) => void;
}

/** Returns the available actions for an edition's results: publish, publish corrections, withdraw. */
function actionsOf({ winners, unpublished }: StaffMatch): Action[] {
  if (winners.length === 0) return ['publish'];
  return unpublished > 0 ? ['publishAgain', 'withdraw'] : ['withdraw'];
}

/** Buttons for an edition's results, each with a confirmation. */
export function ResultButtons({ edition, onPublish }: Props) {
  const intl = useIntl();
  const textIn = useTextIn();
  return actionsOf(edition).map((action) => (
    <Popconfirm
      key={action}
      title={intl.formatMessage(
        {
          id: action === 'withdraw' ? 'staffMatch.withdrawQuestion' : 'staffMatch.publishQuestion',
        },
        { name: textIn(edition.name), count: edition.awarded },
      )}
      description={action !== 'withdraw' && <PublicationWarnings edition={edition} />}
      okText={intl.formatMessage({ id: `staffMatch.${action}` })}
      cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
      onConfirm={() => onPublish(action !== 'withdraw')}
    >
      <PermissionButton as={RowButton} authority={['result:publish']}>
        <FormattedMessage id={`staffMatch.${action}`} />
      </PermissionButton>
    </Popconfirm>
  ));
}
