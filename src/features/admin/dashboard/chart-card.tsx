import { useCallback, type ReactNode } from 'react';
import { useSettings } from '@/settings/settings-store';
import { Chart, type ChartColors } from '@/ui/chart/chart';
import { barOption, lineOption, titledBarOption, type Bar } from './chart-options';
import styles from './dashboard.module.css';

interface Props {
  title: string;
  /** `bar` has short names beside the bars, `titled` long names above them. */
  kind: keyof typeof OPTIONS;
  bars: readonly Bar[];
  unit?: string;
  empty: ReactNode;
}

const OPTIONS = { line: lineOption, bar: barOption, titled: titledBarOption };

const LINE_HEIGHT = 280;
const BAR_HEIGHT = { bar: 30, titled: 44 };

/** Chart with a title, and its data as a table for screen readers. */
export function ChartCard({ title, kind, bars, unit, empty }: Props) {
  const { mode, color } = useSettings(({ theme }) => theme);
  const option = useCallback(
    (colors: ChartColors) => OPTIONS[kind](bars, colors, unit),
    [kind, bars, unit],
  );
  const height = kind === 'line' ? LINE_HEIGHT : Math.max(160, bars.length * BAR_HEIGHT[kind] + 40);
  return (
    <section className={styles['card']} data-wide={kind === 'line'}>
      <h2 className={styles['cardTitle']}>{title}</h2>
      {bars.length === 0 ? (
        <p className={styles['empty']}>{empty}</p>
      ) : (
        <>
          <Chart label={title} height={height} option={option} theme={`${mode}${color}`} />
          {/* The wrapper is hidden, because a table doesn't shrink below its content. */}
          <div className="visually-hidden">
            <table>
              <caption>{title}</caption>
              <tbody>
                {bars.map(({ name, value }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>
                      {value}
                      {unit}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
