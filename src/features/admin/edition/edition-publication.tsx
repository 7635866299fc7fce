import { Link, useNavigate } from '@tanstack/react-router';
import { Button, Card, Popconfirm } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDeleteMatch, usePublishMatch } from '@/api/generated/staff-match/staff-match';
import type { StaffMatch } from '@/api/generated/model';
import { BlockedButton } from '@/ui/button/blocked-button';
import { PermissionButton } from '@/session/permission-button';
import { useTextIn } from '@/i18n/use-text-in';
import { EditionChecks } from './edition-checks';
import styles from './edition-form.module.css';
import { SignUpControl } from './sign-up-control';

interface Props {
  edition: StaffMatch;
  /** Whether the form has unsaved changes. */
  dirty: boolean;
  /** Called with the stored edition. */
  onChange: (edition: StaffMatch) => void;
}

/** Last step of an edition: checklist, preview, sign-up control and publication. */
export function EditionPublication({ edition, dirty, onChange }: Props) {
  const { id, published } = edition;
  const intl = useIntl();
  const textIn = useTextIn();
  const navigate = useNavigate();
  const publish = usePublishMatch();
  const remove = useDeleteMatch();
  const name = textIn(edition.name);
  const act = published ? 'hide' : 'show';
  const hasEntries = published && edition.entries > 0;
  const state = hasEntries ? 'hasEntries' : published ? 'shownHint' : 'hiddenHint';
  const hint = intl.formatMessage({ id: `staffMatch.${dirty ? 'unsaved' : state}` });
  return (
    <div className={styles['cards']}>
      <Card title={<FormattedMessage id="staffMatch.checks" />}>
        <EditionChecks id={id} />
      </Card>
      <Card title={<FormattedMessage id="staffMatch.onSite" />}>
        <div className={styles['row']}>
          <Link to="/a/match/preview" search={{ id }}>
            <FormattedMessage id="staffMatch.preview" />
          </Link>
          {dirty || hasEntries ? (
            <BlockedButton as={Button} reason={hint}>
              <FormattedMessage id={`staffMatch.${act}`} />
            </BlockedButton>
          ) : (
            <Popconfirm
              title={intl.formatMessage({ id: `staffMatch.${act}Question` }, { name })}
              okText={intl.formatMessage({ id: `staffMatch.${act}` })}
              cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
              onConfirm={() =>
                publish.mutate({ data: { id, published: !published } }, { onSuccess: onChange })
              }
            >
              <PermissionButton
                as={Button}
                authority={['edition:write']}
                type={published ? 'default' : 'primary'}
                loading={publish.isPending}
              >
                <FormattedMessage id={`staffMatch.${act}`} />
              </PermissionButton>
            </Popconfirm>
          )}
          {!published && (
            <Popconfirm
              title={intl.formatMessage({ id: 'staffMatch.deleteQuestion' }, { name })}
              okText={intl.formatMessage({ id: 'staffSite.delete' })}
              cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
              onConfirm={() =>
                remove.mutate(
                  { id },
                  { onSuccess: () => void navigate({ to: '/a/match/editions' }) },
                )
              }
            >
              <PermissionButton
                as={Button}
                authority={['edition:write']}
                danger
                loading={remove.isPending}
              >
                <FormattedMessage id="staffSite.delete" />
              </PermissionButton>
            </Popconfirm>
          )}
          <p className={styles['hint']}>{hint}</p>
        </div>
      </Card>
      {published && <SignUpControl edition={edition} dirty={dirty} onChange={onChange} />}
    </div>
  );
}
