import { FormattedMessage } from 'react-intl';
import facts from 'virtual:build-facts';
import { FactList } from './fact-list';

/** The revision that the page's head names; empty when it was built outside a repository. */
function builtRevision(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=revision]')?.content ?? '';
}

/** What this site was built from. */
export function BuildFacts() {
  const revision = builtRevision();
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
          value: revision ? (
            <span translate="no">{revision}</span>
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
