import { useEffect, useRef, useState } from 'react';
import type { Refusal } from './upload-check';
import { callFailure, isTooLarge } from '../feedback/call-failure';
import { uniqueId } from '@/lib/unique-id';

/** A file that the server holds. */
export interface UploadedFile {
  id: string;
  name: string;
  size: number;
}

/** Sends one file. Rejects when it failed; the caller may give it up. */
export type SendFile<T> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<T>;

/** A file on its way, or one that didn't get there. */
export interface UploadingFile {
  key: string;
  file: File;
  /** From 0 to 1. */
  share: number;
  problem: Refusal | 'failed' | 'tooMany' | undefined;
  /** Why the server refused it, in its own words. */
  refusal?: string | undefined;
}

/** Whether a file takes up a place of its field: what isn't sent at all takes none. */
function takesRoom({ problem }: UploadingFile): boolean {
  return problem === undefined || problem === 'failed';
}

interface Options<T> {
  /** Why a file isn't sent at all. */
  check: (file: File) => Promise<Refusal | undefined>;
  value: readonly T[];
  onChange: ((files: T[]) => void) | undefined;
  send: SendFile<T>;
  max: number;
  /** How many are not there yet, or failed. */
  onUploadingChange?: ((count: number) => void) | undefined;
  /** What a new file begins with, beside those that are there. */
  fresh?: ((file: T, files: readonly T[]) => T) | undefined;
}

/** The files of one field on their way; a failed one stays until it is retried or removed. */
export function useUploads<T extends UploadedFile>(options: Options<T>) {
  const { value, onChange, send, check, max, onUploadingChange, fresh } = options;
  const [uploading, setUploading] = useState<UploadingFile[]>([]);
  /** Files that are being checked. */
  const [checking, setChecking] = useState(0);
  const going = useRef<readonly UploadingFile[]>(uploading);
  const controllers = useRef(new Map<string, AbortController>());
  const current = useRef(value);
  const queued = uploading.filter(takesRoom).length;

  useEffect(() => {
    current.current = value;
  }, [value]);

  useEffect(() => {
    onUploadingChange?.(queued + checking);
  }, [queued, checking, onUploadingChange]);

  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const write = (files: T[]) => {
    // Two uploads may end before the form is drawn again.
    current.current = files;
    onChange?.(files);
  };
  const update = (change: (all: readonly UploadingFile[]) => UploadingFile[]) => {
    const changed = change(going.current);
    going.current = changed;
    setUploading(changed);
  };
  const patch = (key: string, change: Partial<UploadingFile>) => {
    update((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  };
  const drop = (key: string) => {
    controllers.current.get(key)?.abort();
    controllers.current.delete(key);
    update((all) => all.filter((one) => one.key !== key));
  };

  const start = async (key: string, file: File) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    const onProgress = (share: number) => patch(key, { share });
    try {
      const stored = await send(file, { signal: controller.signal, onProgress });
      if (controller.signal.aborted) return;
      drop(key);
      const files = current.current;
      write([...files, fresh ? fresh(stored, files) : stored]);
    } catch (error) {
      if (controller.signal.aborted) return;
      const failure = callFailure(error);
      const problem = failure && isTooLarge(failure) ? 'size' : 'failed';
      patch(key, { problem, refusal: failure?.serverMessage });
    }
  };

  return {
    going: uploading,
    /** Whether there is no room for another one. */
    full: value.length + queued >= max,
    drop,
    add: async (files: readonly File[]) => {
      setChecking((count) => count + files.length);
      const refusals = await Promise.all(files.map(check));
      setChecking((count) => count - files.length);
      let room = max - current.current.length - going.current.filter(takesRoom).length;
      const added = files.map((file, at): UploadingFile => {
        const problem = refusals[at] ?? (room > 0 ? undefined : 'tooMany');
        if (problem === undefined) room -= 1;
        return { key: uniqueId(), file, share: 0, problem };
      });
      update((all) => [...all, ...added]);
      for (const { key, file, problem } of added) if (!problem) void start(key, file);
    },
    retry: (key: string) => {
      const failed = uploading.find((one) => one.key === key);
      if (failed === undefined) return;
      patch(key, { problem: undefined, refusal: undefined, share: 0 });
      void start(key, failed.file);
    },
    remove: (id: string) => write(current.current.filter((file) => file.id !== id)),
    replace: (changed: T) =>
      write(current.current.map((file) => (file.id === changed.id ? changed : file))),
  };
}
