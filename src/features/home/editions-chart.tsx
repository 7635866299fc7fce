import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { EditionSummary } from '@/api/generated/model';
import { sumOf } from '@/i18n/format/money';
import { useShownTheme } from '@/settings/settings-store';
import { Chart, type ChartColors } from '@/ui/chart/chart';
import { chartOption } from './chart-option';

/** As tall as the place that is kept for it. */
const HEIGHT = 340;

/** The editions as a picture; the table beside it tells the same to who can't see it. */
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
