import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetConfig } from '@/api/generated/config/config';
import type { LoginBody } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import styles from './login.module.css';

interface DemoAccount extends LoginBody {
  name: string;
  englishName?: unknown;
}

function isAccount(value: unknown): value is DemoAccount {
  const { name, username, password } = (value ?? {}) as Record<string, unknown>;
  return [name, username, password].every((part) => typeof part === 'string');
}

function parseAccounts(content: string | undefined): DemoAccount[] {
  try {
    const parsed: unknown = JSON.parse(content ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isAccount) : [];
  } catch {
    return [];
  }
}

/** Shows the demo accounts of a server in demo mode; other servers have none. */
export function DemoAccounts({ onChoose }: { onChoose: (account: LoginBody) => void }) {
  const { locale } = useIntl();
  const { data } = useGetConfig('demoAccounts', {
    query: { retry: false, staleTime: Infinity },
    request: { suppressToast: true },
  });
  const accounts = parseAccounts(data?.content);
  if (accounts.length === 0) return null;
  return (
    <div className={styles['demo']}>
      <FormattedMessage id="login.demoAccounts" />
      <div className={styles['demoList']}>
        {accounts.map(({ name, englishName, username, password }) => (
          <Button
            key={username}
            size="small"
            onClick={() => {
              onChoose({ username, password });
            }}
          >
            {locale === LANGUAGES.US && typeof englishName === 'string' ? englishName : name}{' '}
            {username}
          </Button>
        ))}
      </div>
    </div>
  );
}
