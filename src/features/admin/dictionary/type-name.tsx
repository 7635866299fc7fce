import styles from './type-name.module.css';
import { useTypeName } from './use-type-name';

/** Localized name of a type and its code; only the code for types that staff have added. */
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
