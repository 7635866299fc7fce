import { FormattedMessage } from 'react-intl';
import { useConfig } from '@/domain/reference/use-config';

/** Whose site it is, and its filing. */
export default function LegalLine() {
  const copyright = useConfig('copyright');
  const filing = useConfig('filing');
  return (
    <p>
      © {copyright ?? <FormattedMessage id="common.systemName" />}
      {filing !== undefined && (
        <>
          <br />
          {filing}
        </>
      )}
    </p>
  );
}
