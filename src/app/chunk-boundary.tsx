import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '@/lib/load-chunk';
import styles from './chunk-boundary.module.css';
import { ChunkFailed } from './page-error';

interface Props {
  children: ReactNode;
}
interface State {
  failed: boolean;
}

/** Around what lies over the pages: a part that doesn't load there takes no page along. */
export class ChunkBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    if (error instanceof ChunkLoadError) return { failed: true };
    throw error;
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles['over']}>
        <ChunkFailed />
      </div>
    );
  }
}
