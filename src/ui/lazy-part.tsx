import { Component, Suspense, type ReactNode } from 'react';
import { ChunkLoadError } from '@/lib/load-chunk';
import { ChunkFailed } from './chunk-failed';
import styles from './lazy-part.module.css';

interface Props {
  /** Shown while its code is on its way. */
  fallback?: ReactNode;
  children: ReactNode;
}
interface State {
  failed: boolean;
}

/**
 * A part around or over the pages (header, footer, dialogs) whose code comes when it's needed. Where
 * it doesn't come, that is told over the page, which goes on: the part takes no page along.
 */
export class LazyPart extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    if (error instanceof ChunkLoadError) return { failed: true };
    throw error;
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>;
    return (
      <div className={styles['over']}>
        <ChunkFailed />
      </div>
    );
  }
}
