import { useEffect, useRef, useState } from 'react';
import type { Refusal } from './upload-check';
import { callFailure, isTooLarge } from '../feedback/call-failure';
import { uniqueId } from '@/lib/unique-id';

/** File stored on the server. */
export interface UploadedFile {
  id: string;
  name: string;
  size: number;
}

/** Uploads a file. Rejects on failure and on abort. */
export type SendFile<T> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<T>;

/** File that is being uploaded or has failed. */
export interface UploadingFile {
  key: string;
  file: File;
  /** Upload progress from 0 to 1. */
  share: number;
  problem: Refusal | 'failed' | 'tooMany' | undefined;
  /** Server's message if it rejected the file. */
  refusal?: string | undefined;
}

/** Returns whether a file counts towards `max`; rejected files don't. */
function takesRoom({ problem }: UploadingFile): boolean {
  return problem === undefined || problem === 'failed';
}

interface Options<T> {
  /** Returns the reason to reject a file before the upload, if any. */
  check: (file: File) => Promise<Refusal | undefined>;
  value: readonly T[];
  onChange: ((files: T[]) => void) | undefined;
  send: SendFile<T>;
  max: number;
  /** Called with the number of files that are being checked, are being uploaded or have failed. */
  onUploadingChange?: ((count: number) => void) | undefined;
  /** Returns the initial value of an uploaded file; `files` are the existing ones. */
  fresh?: ((file: T, files: readonly T[]) => T) | undefined;
}

/** Uploads of a field; a failed upload remains until it is retried or removed. */
export function useUploads<T extends UploadedFile>(options: Options<T>) {
  const { value, onChange, send, check, max, onUploadingChange, fresh } = options;
  const [uploading, setUploading] = useState<UploadingFile[]>([]);
  const [checking, setChecking] = useState(0);
  const latest = useRef<readonly UploadingFile[]>(uploading);
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
    // Two uploads may finish within one render.
    current.current = files;
    onChange?.(files);
  };
  const update = (change: (all: readonly UploadingFile[]) => UploadingFile[]) => {
    const changed = change(latest.current);
    latest.current = changed;
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
    uploading,
    /** Whether the maximum number of files is reached. */
    full: value.length + queued >= max,
    drop,
    add: async (files: readonly File[]) => {
      setChecking((count) => count + files.length);
      const refusals = await Promise.all(files.map(check));
      setChecking((count) => count - files.length);
      let room = max - current.current.length - latest.current.filter(takesRoom).length;
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
