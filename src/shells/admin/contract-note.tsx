import build from 'virtual:build-facts';
import { Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import { isOtherContract, useServerVersion } from '@/api/server-version';

/** Warns staff if the server implements another major version of the contract than this build. */
export function ContractNote() {
  const server = useServerVersion(({ version }) => version);
  if (!isOtherContract(server)) return null;
  return (
    <Alert
      banner
      title={
        <FormattedMessage id="admin.otherContract" values={{ built: build.contract, server }} />
      }
      action={
        <Button size="small" onClick={() => location.reload()}>
          <FormattedMessage id="error.reload" />
        </Button>
      }
    />
  );
}
