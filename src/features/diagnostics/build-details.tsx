import { FormattedMessage } from 'react-intl';
import details from 'virtual:build-facts';
import { DetailList } from './detail-list';

/** Returns the Git revision from the page's head; empty for a build outside a repository. */
function builtRevision(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=revision]')?.content ?? '';
}

export function BuildDetails() {
  const revision = builtRevision();
  return (
    <DetailList
      id="diagnostics-build"
      title={<FormattedMessage id="diagnostics.build" />}
      details={[
        {
          key: 'site',
          term: <FormattedMessage id="diagnostics.siteVersion" />,
          value: details.site,
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
          value: details.contract,
        },
      ]}
    />
  );
}
