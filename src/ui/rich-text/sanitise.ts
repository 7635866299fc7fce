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
 * Returns the function that converts untrusted HTML to safe nodes: immediately if the browser has a native
 * sanitizer, otherwise as a promise that loads DOMPurify.
 */
export function sanitiser(): Sanitise | Promise<Sanitise> {
  if (loaded) return loaded;
  loading ??= loadPurify();
  return loading;
}

// Starts loading with the module. `RichText` reports a failure when it needs the sanitizer.
if (!loaded) Promise.resolve(sanitiser()).catch(() => undefined);
