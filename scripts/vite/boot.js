// Runs before anything else: stored language and theme, then the page's first screen.
// Inlined into the HTML; the server allows it by its hash.
(() => {
  if (!window.plainPage.supported) return;
  const root = document.documentElement;
  let stored = {};
  let desktop = false;
  try {
    desktop = localStorage.getItem('desktopVersion') === '1';
    stored = JSON.parse(localStorage.getItem('settings')) ?? {};
  } catch {}
  const [path, search] = location.hash.slice(1).split('?');
  const tags = __LANGUAGES__;
  const asked =
    new URLSearchParams(search).get('lang') ?? new URLSearchParams(location.search).get('lang');
  const lang = [asked, stored.lang, 'CN'].find((name) => Object.hasOwn(tags, name ?? ''));
  root.lang = tags[lang];
  root.dataset.mode = stored.theme?.mode ?? 'light';
  // Written into the page by the server; the default colour stands for the site's own.
  const { identity, logo, menu } = JSON.parse(
    document.getElementById('site-identity')?.textContent ?? '{}',
  );
  const site = identity?.[lang];
  const color = stored.theme?.color ?? '#1890ff';
  root.dataset.color = color === '#1890ff' ? (site?.color ?? color) : color;
  // Phones go on to the mobile site: the desktop's first screen would only flash.
  const phone = !desktop && /iphone|ipod|android(?=.*\bmobile\b)/i.test(navigator.userAgent);
  const page =
    !phone &&
    {
      '': 'welcome',
      '/': 'welcome',
      '/welcome': 'welcome',
      '/index': 'home',
      '/home': 'home',
    }[path];
  // The server has written this activity's share card from it; what is opened next has another.
  const address = new window.URL(location);
  if (address.searchParams.has('activity')) {
    address.searchParams.delete('activity');
    window.history.replaceState(window.history.state, '', address);
  }
  const chunks = __CHUNKS__;
  for (const href of [lang, page, `${page}-${lang}`].flatMap((part) => chunks[part] ?? [])) {
    const link = document.createElement('link');
    // Not `modulepreload`: Firefox 153 at times never resolves an `import()` of a script that such a
    // link is just bringing out of its cache, and the page stays as dead as it is in the HTML.
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  // What is pressed before the site takes the page over is pressed again once it has.
  let pressed;
  const remember = (event) => {
    const element = event.target.closest('#root a, #root button');
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!element || !plain || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    pressed?.removeAttribute('data-pressed');
    element.setAttribute('data-pressed', '');
    pressed = element;
  };
  document.addEventListener('click', remember, true);
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  window.replayEarlyClick = () => {
    document.removeEventListener('click', remember, true);
    if (!pressed) return;
    [...document.querySelectorAll(`#root ${pressed.localName}`)]
      .find((element) => nameOf(element) === nameOf(pressed) && element.getClientRects().length > 0)
      ?.click();
    pressed = undefined;
  };
  window.showFirstScreen = () => {
    const template = document.getElementById(`first-${page}-${lang}`);
    if (!template) return;
    const screen = template.content.cloneNode(true);
    for (const place of screen.querySelectorAll('[data-identity]')) {
      const part = place.dataset.identity;
      if (site && part !== 'logo')
        place.textContent = site[part] ?? (part === 'slogan' ? site.name : '');
      if (logo && part === 'logo') {
        const picture = document.createElement('img');
        picture.src = logo;
        picture.alt = '';
        place.replaceChildren(picture);
      }
    }
    // As staff have ordered, named and hidden them.
    const list = screen.querySelector('#main-menu ul');
    if (list && menu)
      list.replaceChildren(
        ...menu[lang].flatMap(({ routerName, title }) => {
          const entry = list.querySelector(`[data-route="${routerName}"]`);
          if (entry && title) entry.firstElementChild.textContent = title;
          return entry ?? [];
        }),
      );
    document.getElementById('root').append(screen);
  };
})();
