import { FormattedMessage, useIntl } from 'react-intl';
import { notify, type NoticeLevel } from '@/lib/notices';
import { RULES, type RuleName } from '@/lib/validation/rules';
import { PermissionButton } from '@/session/permission-button';
import { usePermission } from '@/session/use-permission';
import { AntdProvider } from '@/settings/antd-provider';
import { ActionButton } from '@/ui/button/action-button';
import { SiteForm } from '@/ui/form/site-form';
import styles from './gallery.module.css';
import { RuleField } from './rule-field';

const PERMISSIONS = ['score:user', 'system:login'];
const LEVELS: readonly NoticeLevel[] = ['success', 'warning', 'error'];

function PermissionExamples() {
  const intl = useIntl();
  const { guardAction } = usePermission();
  const done = () => {
    notify('success', intl.formatMessage({ id: 'gallery.done' }), 3);
  };
  return (
    <div className={styles['row']}>
      {PERMISSIONS.map((name) => (
        <PermissionButton
          key={name}
          as={ActionButton}
          authority={[name]}
          variant="outline"
          onClick={done}
        >
          <span>
            <FormattedMessage
              id="gallery.needs"
              values={{ name: <span translate="no">{name}</span> }}
            />
          </span>
        </PermissionButton>
      ))}
      <ActionButton variant="outline" onClick={guardAction(PERMISSIONS, done)}>
        <span>
          <FormattedMessage
            id="gallery.gatedAction"
            values={{ names: <span translate="no">{PERMISSIONS.join(', ')}</span> }}
          />
        </span>
      </ActionButton>
    </div>
  );
}

function Toasts() {
  const intl = useIntl();
  return (
    <div className={styles['row']}>
      {LEVELS.map((name) => {
        const level = intl.formatMessage({ id: `gallery.level.${name}` });
        return (
          <ActionButton
            key={name}
            variant="outline"
            onClick={() => {
              notify(name, intl.formatMessage({ id: 'gallery.toast' }, { level }), 3);
            }}
          >
            {level}
          </ActionButton>
        );
      })}
    </div>
  );
}

/** /test/t3: validation rules, permission-gated buttons, toasts. */
export function GalleryPage() {
  return (
    <AntdProvider>
      <div className={styles['page']}>
        <h1 className={styles['title']} tabIndex={-1}>
          <FormattedMessage id="route.TestT3" />
        </h1>
        <p className={styles['lead']}>
          <FormattedMessage id="gallery.lead" />
        </p>
        <section className={styles['section']}>
          <h2 className={styles['heading']}>
            <FormattedMessage id="gallery.permissions" />
          </h2>
          <PermissionExamples />
        </section>
        <section className={styles['section']}>
          <h2 className={styles['heading']}>
            <FormattedMessage id="gallery.toasts" />
          </h2>
          <Toasts />
        </section>
        <section className={styles['section']}>
          <h2 className={styles['heading']}>
            <FormattedMessage id="gallery.rules" />
          </h2>
          <SiteForm name="rules" layout="vertical">
            <ul role="list" className={styles['rules']}>
              {(Object.keys(RULES) as RuleName[]).map((name) => (
                <RuleField key={name} name={name} />
              ))}
            </ul>
          </SiteForm>
        </section>
      </div>
    </AntdProvider>
  );
}
