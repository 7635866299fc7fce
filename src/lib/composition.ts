import { useEffect, useState } from 'react';

/** Whether the user composes text with an input method in this document. */
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

/** A typed text as it was before the composition of an input method. */
export function useComposedText(typed: string): string {
  const composing = useComposing();
  const [text, setText] = useState(typed);
  if (!composing && text !== typed) setText(typed);
  return composing ? text : typed;
}

/** The key code of a key that an input method has used. */
const USED_BY_INPUT_METHOD = 229;

/** The key code is deprecated, but nothing else marks the key in Safari. */
const keyCodeOf = (event: object): unknown => Reflect.get(event, 'keyCode');

/**
 * Keeps the Enter key that ends a composition from every handler of the page. Safari sends it after
 * `compositionend`, so that only its key code tells it from another one.
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
