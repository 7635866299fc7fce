import type { ReactNode } from 'react';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import styles from './file-download.module.css';

async function save(name: string): Promise<void> {
  const { downloadTemplate } = await import('@/api/generated/file/file');
  // The failure policy has shown what went wrong; what came is saved by the transport.
  await downloadTemplate(name, {}, { waitsForLogin: true }).catch(() => undefined);
}

/** A template that a click saves. Not a link: the token of who may have it stands in no address. */
export function TemplateDownload({ name, children }: { name: string; children: ReactNode }) {
  const [start, loading] = useSingleFlight(save);
  return (
    <button
      type="button"
      className={styles['file']}
      aria-busy={loading}
      onClick={() => {
        start(name);
      }}
    >
      {children}
    </button>
  );
}
