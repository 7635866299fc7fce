import { Component, Suspense, type ReactNode } from 'react';
import { ChunkLoadError } from '@/lib/load-chunk';
import { CodeError } from './code-error';
import styles from './lazy-boundary.module.css';

interface Props {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  children: ReactNode;
}
interface State {
  failed?: 'chunk' | 'program';
}

/**
 * Suspense and error boundary for lazily loaded parts around the pages (header, footer, dialogs). A failure
 * shows an error over the page; the page itself remains usable.
 */
export class LazyBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failed: error instanceof ChunkLoadError ? 'chunk' : 'program' };
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { failed } = this.state;
    if (failed === undefined) return <Suspense fallback={fallback}>{children}</Suspense>;
    return (
      <div className={styles['over']}>
        <CodeError kind={failed} />
      </div>
    );
  }
}
