import { Component, Suspense, type ReactNode } from 'react';
import { ChunkLoadError } from '@/lib/load-chunk';
import { CodeError } from './code-error';
import styles from './lazy-boundary.module.css';

interface Props {
  /** Shown while its code is on its way. */
  fallback?: ReactNode;
  children: ReactNode;
}
interface State {
  failed?: 'chunk' | 'program';
}

/**
 * A part around or over the pages (header, footer, dialogs) whose code comes when it's needed. Where
 * it doesn't come, or throws, the page says so over itself and continues: the part takes no page along.
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
