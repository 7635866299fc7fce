import { IntlProvider, useIntl } from 'react-intl';
import { WelcomeFrame } from '@/features/home/welcome-frame';
import { Hero } from '@/features/home/hero';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/languages';
import { SiteLogo } from '@/domain/site/site-logo';
import { BellButton } from '@/shells/public/bell-button';
import {
  HeaderBar,
  HeaderNav,
  HeaderToggle,
  LanguageFace,
  LoginButton,
  SearchFace,
} from '@/shells/public/header-bar';
import { MenuButtonPlaceholder } from '@/ui/button/menu-button-placeholder';
import { buttonClass } from '@/ui/button/button';
import { CountdownBoxes } from '@/features/home/countdown-boxes';
import type { loadedMessages } from '@/i18n/messages';

/** The pages whose first screen stands in the HTML. */
export const FIRST_SCREENS = ['welcome', 'home'] as const;

interface Props {
  page: (typeof FIRST_SCREENS)[number];
  language: Language;
  messages: NonNullable<ReturnType<typeof loadedMessages>>;
  /** Route names of the menu, in order, with their paths. */
  menu: readonly (readonly [string, string])[];
}

function HomeScreen({ language, menu, messages }: Omit<Props, 'page'>) {
  const intl = useIntl();
  const units = ['common.days', 'common.hours', 'common.minutes', 'common.seconds'] as const;
  const title = (name: string) => intl.formatMessage({ id: `route.${name}` as 'route.Home' });
  return (
    <>
      <HeaderBar
        overHero
        systemName={intl.formatMessage({ id: 'common.systemName' })}
        shortName={intl.formatMessage({ id: 'common.shortName' })}
        logo={<SiteLogo />}
        homeLabel={intl.formatMessage({ id: 'common.toHome' })}
        toggle={<HeaderToggle label={intl.formatMessage({ id: 'common.menu' })} open={false} />}
        nav={
          <HeaderNav
            label={intl.formatMessage({ id: 'common.mainMenu' })}
            open={false}
            items={menu
              .filter(([name]) => Object.hasOwn(messages, `route.${name}`))
              .map(([name, path]) => ({
                key: name,
                routeName: name,
                href: `#${path}`,
                text: title(name),
                current: name === 'Home',
                external: false,
              }))}
          />
        }
        tools={
          <>
            <SearchFace label={intl.formatMessage({ id: 'common.search' })} />
            <MenuButtonPlaceholder
              label={`${LANGUAGE_NAMES[language]} ${intl.formatMessage({ id: 'common.language' })}`}
            >
              <LanguageFace name={LANGUAGE_NAMES[language]} />
            </MenuButtonPlaceholder>
            <BellButton label={intl.formatMessage({ id: 'session.notifications' })} />
            <LoginButton text={intl.formatMessage({ id: 'session.loginOrRegister' })} />
          </>
        }
      />
      <Hero
        title={title('Home')}
        badge=" "
        slogan={intl.formatMessage({ id: 'common.systemName' })}
        lead=" "
        actions={
          <>
            <span className={buttonClass('bright')}>&nbsp;</span>
            <a className={buttonClass('glass')} href="#/guide">
              {intl.formatMessage({ id: 'home.action.readGuide' })}
            </a>
          </>
        }
        countdown={
          <CountdownBoxes parts={units.map((id) => [undefined, intl.formatMessage({ id })])} />
        }
        until=" "
      />
    </>
  );
}

/** The first screen of a page as it is drawn before any script has run. */
export function FirstScreen({ page, ...rest }: Props) {
  return (
    <IntlProvider locale={LANGUAGES[rest.language]} messages={rest.messages}>
      {page === 'home' ? <HomeScreen {...rest} /> : <WelcomeFrame />}
    </IntlProvider>
  );
}
