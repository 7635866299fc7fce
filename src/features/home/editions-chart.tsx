import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { EditionSummary } from '@/api/generated/model';
import { useSettings } from '@/settings/settings-store';
import { themeTokens } from '@/settings/theme';
import { chartOption } from './chart-option';
import styles from './editions.module.css';
import { COMPACT_MONEY } from '@/i18n/money';

register([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** The editions as a picture; the table beside it tells the same to who can't see it. */
export default function EditionsChart({ editions }: { editions: readonly EditionSummary[] }) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const { mode, color } = useSettings((settings) => settings.theme);

  useEffect(() => {
    if (!place.current) return undefined;
    const chart = init(place.current, null, { renderer: 'svg' });
    const tokens = themeTokens(mode, color);
    const words = {
      projects: intl.formatMessage({ id: 'home.figure.projects' }),
      cities: intl.formatMessage({ id: 'home.figure.cities' }),
      prizePool: intl.formatMessage({ id: 'home.figure.prizePool' }),
      money: (yuan: number) => intl.formatNumber(yuan, COMPACT_MONEY),
    };
    chart.setOption(
      chartOption(editions, words, {
        bar: tokens.solid,
        soft: tokens.muted,
        line: tokens.warning,
        text: tokens.text,
        muted: tokens.muted,
        grid: tokens.line,
        card: tokens.card,
        // Measured by the library, which can't follow an inherited one.
        font: getComputedStyle(document.documentElement).fontFamily,
      }),
    );
    const watch = new ResizeObserver(() => {
      chart.resize();
    });
    watch.observe(place.current);
    return () => {
      watch.disconnect();
      chart.dispose();
    };
  }, [editions, intl, mode, color]);

  return (
    <div
      ref={place}
      className={styles['chart']}
      role="img"
      aria-label={intl.formatMessage({ id: 'home.chart' })}
    />
  );
}
