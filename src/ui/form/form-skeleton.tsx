import styles from './form-skeleton.module.css';

/** Loading skeleton of a form or of labelled facts: a line for each label, a box for each value. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <div className={styles['form']} aria-busy="true">
      {Array.from({ length: fields }, (_, at) => (
        <div key={at} className={styles['field']} />
      ))}
    </div>
  );
}
