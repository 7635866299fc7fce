import { nativeSanitiser } from './native';
import { safeNodes } from './safe-nodes';

type Sanitise = (html: string) => Node[];

function sanitiserOf(clean: (html: string) => ParentNode): Sanitise {
  return (html) => safeNodes(clean(html));
}

const native = nativeSanitiser();
let loaded = native && sanitiserOf(native);
let loading: Promise<Sanitise> | undefined;

async function loadPurify(): Promise<Sanitise> {
  try {
    loaded = sanitiserOf((await import('./purified')).purified);
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * Returns the function that turns HTML of the server into nodes that are safe to show: at once in a
 * browser with a sanitiser of its own; other browsers load DOMPurify first.
 */
export function sanitiser(): Sanitise | Promise<Sanitise> {
  if (loaded) return loaded;
  loading ??= loadPurify();
  return loading;
}

// Starts with the page's code, before its data arrive. The text that needs it reports a failure.
if (!loaded) Promise.resolve(sanitiser()).catch(() => undefined);
