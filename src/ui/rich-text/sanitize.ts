import { nativeSanitizer } from './native';
import { safeNodes } from './safe-nodes';

type Sanitize = (html: string) => Node[];

function sanitizerOf(clean: (html: string) => ParentNode): Sanitize {
  return (html) => safeNodes(clean(html));
}

const native = nativeSanitizer();
let loaded = native && sanitizerOf(native);
let loading: Promise<Sanitize> | undefined;

async function loadPurify(): Promise<Sanitize> {
  try {
    loaded = sanitizerOf((await import('./purified')).purified);
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
export function sanitizer(): Sanitize | Promise<Sanitize> {
  if (loaded) return loaded;
  loading ??= loadPurify();
  return loading;
}

// Starts loading with the module. `RichText` reports a failure when it needs the sanitizer.
if (!loaded) Promise.resolve(sanitizer()).catch(() => undefined);
