import type { ReactNode, Ref } from 'react';
import { StrokeIcon } from '@/ui/page/stroke-icon';
import type { MenuName } from '@/session/menu';
import styles from './header-bar.module.css';

interface Props {
  systemName: string;
  /** Replaces the name in narrow viewports. */
  shortName: string;
  logo: ReactNode;
  homeLabel: string;
  /** Transparent over the home page's hero; opaque after scrolling. */
  overHero?: boolean;
  toggle: ReactNode;
  nav: ReactNode;
  tools: ReactNode;
}

/** Layout of the header, shared by the prerendered HTML and the running site. */
export function HeaderBar({
  systemName,
  shortName,
  logo,
  homeLabel,
  overHero = false,
  toggle,
  nav,
  tools,
}: Props) {
  return (
    <header className={`${styles['bar'] ?? ''} ${overHero ? (styles['over'] ?? '') : ''}`}>
      <div className={`frame ${styles['row'] ?? ''}`}>
        <a className={styles['brand']} href="#/">
          {logo}
          <span className={styles['long']} data-identity="name">
            {systemName}
          </span>
          <span className={styles['short']} data-identity="shortName">
            {shortName}
          </span>
          <span className="visually-hidden"> {homeLabel}</span>
        </a>
        {nav}
        <div className={styles['tools']}>{tools}</div>
        {toggle}
      </div>
    </header>
  );
}

/** Menu links; `current` marks the current page. */
export function HeaderNav({
  label,
  open,
  items,
  onExternal,
  place,
  onLeave,
}: {
  label: string;
  open: boolean;
  items: readonly {
    key: string;
    routeName: MenuName;
    href: string;
    text: string;
    current: boolean;
    external: boolean;
  }[];
  /** Opens an entry of another system; without it, the link opens normally. */
  onExternal?: (routeName: MenuName, href: string) => void;
  place?: Ref<HTMLElement>;
  /** Called on Escape. */
  onLeave?: () => void;
}) {
  return (
    <nav
      ref={place}
      aria-label={label}
      className={styles['nav']}
      data-open={open}
      id="main-menu"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave?.();
      }}
    >
      <ul role="list" className={styles['list']}>
        {items.map(({ key, routeName, href, text, current, external }) => (
          <li key={key} data-route={routeName}>
            <a
              className={styles['link']}
              href={href}
              {...(current && { 'aria-current': 'page' as const })}
              {...(external && {
                target: '_blank',
                rel: 'noopener noreferrer',
                onClick: (event) => {
                  if (!onExternal) return;
                  event.preventDefault();
                  onExternal(routeName, href);
                },
              })}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function HeaderToggle({
  label,
  open,
  place,
  onToggle,
}: {
  label: string;
  open: boolean;
  place?: Ref<HTMLButtonElement>;
  onToggle?: () => void;
}) {
  return (
    <button
      ref={place}
      type="button"
      className={styles['toggle']}
      aria-label={label}
      aria-expanded={open}
      aria-controls="main-menu"
      onClick={onToggle}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}

/** Log-in button; `data-guest` hides it in the prerendered HTML if there is a session. */
export function LoginButton({ text, onClick }: { text: string; onClick?: () => void }) {
  return (
    <button type="button" className={styles['login']} data-guest="" onClick={onClick}>
      {text}
    </button>
  );
}

export function LanguageFace({ name }: { name: string }) {
  return (
    <>
      <StrokeIcon
        size={20}
        path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"
      />
      <span className={styles['languageName']}>{name}</span>
    </>
  );
}

export function SearchFace({ label, onClick }: { label: string; onClick?: () => void }) {
  return (
    <button
      type="button"
      className={styles['search']}
      aria-label={label}
      aria-keyshortcuts="/"
      onClick={onClick}
    >
      <StrokeIcon size={20} path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5" />
    </button>
  );
}
