import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { EditionSummary } from '@/api/generated/model';
import { sumOf } from '@/i18n/format/money';
import { useShownTheme } from '@/settings/settings-store';
import { Chart, type ChartColors } from '@/ui/chart/chart';
import { chartOption } from './chart-option';

/** Height in pixels; must equal that of the placeholder. */
const HEIGHT = 340;

/** Chart of the editions; a table with the same data is the accessible alternative. */
export default function EditionsChart({ editions }: { editions: readonly EditionSummary[] }) {
  const intl = useIntl();
  const { mode, color } = useShownTheme();
  const option = useCallback(
    (colors: ChartColors) => {
      const words = {
        projects: intl.formatMessage({ id: 'home.figure.projects' }),
        cities: intl.formatMessage({ id: 'home.figure.cities' }),
        prizePool: intl.formatMessage({ id: 'home.figure.prizePool' }),
        money: (yuan: number) => sumOf(intl, yuan),
        soFar: (edition: string) => intl.formatMessage({ id: 'home.soFar' }, { edition }),
      };
      return chartOption(editions, words, colors);
    },
    [editions, intl],
  );
  return (
    <Chart
      label={intl.formatMessage({ id: 'home.chart' })}
      height={HEIGHT}
      option={option}
      theme={`${mode}${color}`}
    />
  );
}
