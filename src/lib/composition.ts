import { useEffect, useState } from 'react';

export function useComposing(): boolean {
  const [composing, setComposing] = useState(false);
  useEffect(() => {
    const begin = () => setComposing(true);
    const end = () => setComposing(false);
    document.addEventListener('compositionstart', begin);
    document.addEventListener('compositionend', end);
    return () => {
      document.removeEventListener('compositionstart', begin);
      document.removeEventListener('compositionend', end);
    };
  }, []);
  return composing;
}

/** Returns the typed text; during a composition, the text before it. */
export function useComposedText(typed: string): string {
  const composing = useComposing();
  const [text, setText] = useState(typed);
  if (!composing && text !== typed) setText(typed);
  return composing ? text : typed;
}

/** Key code of keys that an input method has processed. */
const USED_BY_INPUT_METHOD = 229;

/** `keyCode` is deprecated, but Safari marks these events in no other way. */
const keyCodeOf = (event: object): unknown => Reflect.get(event, 'keyCode');

/**
 * Stops the Enter key that ends a composition from reaching handlers. Safari sends it after
 * `compositionend`, marked only by its key code.
 */
export function ignoreComposedEnter(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const used = event.isComposing || keyCodeOf(event) === USED_BY_INPUT_METHOD;
      if (used && event.key === 'Enter') event.stopPropagation();
    },
    true,
  );
}
