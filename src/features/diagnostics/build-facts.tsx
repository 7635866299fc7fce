import { FormattedMessage } from 'react-intl';
import facts from 'virtual:build-facts';
import { FactList } from './fact-list';

/** What this site was built from. */
export function BuildFacts() {
  return (
    <FactList
      id="diagnostics-build"
      title={<FormattedMessage id="diagnostics.build" />}
      facts={[
        {
          key: 'site',
          term: <FormattedMessage id="diagnostics.siteVersion" />,
          value: facts.site,
        },
        {
          key: 'revision',
          term: <FormattedMessage id="diagnostics.revision" />,
          value: facts.revision ? (
            <span translate="no">{facts.revision}</span>
          ) : (
            <FormattedMessage id="diagnostics.unknown" />
          ),
        },
        {
          key: 'contract',
          term: <FormattedMessage id="diagnostics.contractVersion" />,
          value: facts.contract,
        },
      ]}
    />
  );
}
