import type { ReactNode } from 'react';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import styles from './file-download.module.css';

async function save(name: string): Promise<void> {
  const { downloadTemplate } = await import('@/api/generated/file/file');
  // The failure policy shows failures; the transport saves the file.
  await downloadTemplate(name, {}, { waitsForLogin: true }).catch(() => undefined);
}

/** Button that saves a template. Not a link: the token is in no URL. */
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
