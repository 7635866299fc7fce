import { lazy, Suspense, type ComponentType } from 'react';
import type { StateKind } from '../art/state-art';
import styles from './result-state.module.css';

/** Decorative drawing; lazy-loaded, and omitted if loading fails. */
const StateArt = lazy<ComponentType<{ kind: StateKind }>>(() =>
  import('../art/state-art').catch(() => ({ default: () => null })),
);

/** Drawing of a state; its place is reserved while it loads. */
export function StatePicture({ kind }: { kind: StateKind }) {
  return (
    <div className={styles['art']} data-state={kind}>
      <Suspense>
        <StateArt kind={kind} />
      </Suspense>
    </div>
  );
}
