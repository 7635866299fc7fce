import styles from './type-name.module.css';
import { useTypeName } from './use-type-name';

/** A type by its name, with its code beside it; one that staff made has its code alone. */
export function TypeName({ type }: { type: string }) {
  const name = useTypeName()(type);
  if (name === undefined) return <span translate="no">{type}</span>;
  return (
    <>
      {name}{' '}
      <span className={styles['code']} translate="no">
        {type}
      </span>
    </>
  );
}
