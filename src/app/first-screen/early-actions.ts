type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a control of the page is called. */
function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent.trim();
}

/** The fields of the page: the first screen has the same ones, in the same order. */
function fields(): Field[] {
  return [...document.querySelectorAll<Field>('#root main :is(input, select, textarea)')];
}

/** Types into a field of React's: it listens to the event, and looks past a value of its own. */
function type(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  own?.set?.call(field, value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/**
 * Keeps what a visitor does before the site takes the page over, the last click and all that is
 * typed, and does it once more when the site can answer.
 */
export function recordEarlyActions(): void {
  let pressed: Element | undefined;
  const typed = new Map<number, string>();
  let focused = -1;

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const element = target?.closest('#root a, #root button');
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!element || !plain || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    pressed?.removeAttribute('data-pressed');
    element.setAttribute('data-pressed', '');
    pressed = element;
  };
  const onFocus = ({ target }: FocusEvent) => {
    focused = fields().indexOf(target as Field);
  };
  const onInput = ({ target }: Event) => {
    const at = fields().indexOf(target as Field);
    if (at >= 0) typed.set(at, (target as Field).value);
  };
  // Enter in a search field would send a form that nobody answers yet.
  const onSubmit = (event: Event) => {
    event.preventDefault();
  };
  const listeners = { click: onClick, focusin: onFocus, input: onInput, submit: onSubmit };
  for (const [kind, listener] of Object.entries(listeners))
    document.addEventListener(kind, listener as EventListener, true);

  window.replayEarlyActions = () => {
    delete window.replayEarlyActions;
    for (const [kind, listener] of Object.entries(listeners))
      document.removeEventListener(kind, listener as EventListener, true);
    const present = fields();
    for (const [at, value] of typed) {
      const field = present[at];
      if (field) type(field, value);
    }
    present[focused]?.focus({ preventScroll: true });
    if (!pressed) return;
    const { localName } = pressed;
    const name = nameOf(pressed);
    [...document.querySelectorAll<HTMLElement>(`#root ${localName}`)]
      .find((element) => nameOf(element) === name && element.getClientRects().length > 0)
      ?.click();
  };
}
