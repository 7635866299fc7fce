import type { EditionSummary } from '@/api/generated/model';
import { isUnfinished } from './edition-trend';
import type { ChartColors } from '@/ui/chart/chart';
import type { ChartOption } from '@/ui/chart/setup';

/** Localized texts of the chart. */
export interface ChartWords {
  projects: string;
  cities: string;
  prizePool: string;
  money: (yuan: number) => string;
  /** Marks a year whose numbers aren't final. */
  soFar: (year: string) => string;
}

/** Builds the chart, oldest edition first: entries and cities as bars, prize pool as a line on its own axis. */
export function chartOption(
  editions: readonly EditionSummary[],
  words: ChartWords,
  colors: ChartColors,
): ChartOption {
  const rows = editions.toSorted((a, b) => a.year - b.year);
  const label = { show: true, position: 'top' as const, color: colors.text, fontSize: 14 };
  const itemStyle = { borderRadius: [6, 6, 0, 0] };
  const bar = { type: 'bar' as const, barMaxWidth: 48, itemStyle, label };
  return {
    animationDuration: 200,
    color: [colors.solid, colors.muted, colors.warning],
    textStyle: { fontFamily: colors.font, color: colors.text },
    // The axis ranges place the line above the bars, so that it doesn't cross their labels.
    grid: { top: 56, right: 12, bottom: 32, left: 12 },
    legend: {
      top: 0,
      left: 0,
      itemGap: 24,
      textStyle: { color: colors.muted, fontSize: 14, fontFamily: colors.font },
    },
    tooltip: {
      trigger: 'axis',
      backgroundColor: colors.card,
      borderColor: colors.line,
      textStyle: { color: colors.text },
    },
    xAxis: {
      type: 'category',
      data: rows.map((row) =>
        isUnfinished(row) ? words.soFar(String(row.year)) : String(row.year),
      ),
      axisLabel: { color: colors.muted, fontSize: 14 },
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
    },
    yAxis: [
      {
        type: 'value',
        max: ({ max }) => max * 1.8,
        axisLabel: { show: false },
        splitLine: { lineStyle: { color: colors.line } },
      },
      {
        type: 'value',
        min: ({ max }) => -max * 1.8,
        max: ({ max }) => max * 1.2,
        axisLabel: { show: false },
        splitLine: { show: false },
      },
    ],
    series: [
      { ...bar, name: words.projects, data: rows.map(({ figures }) => figures.projects) },
      { ...bar, name: words.cities, data: rows.map(({ figures }) => figures.cities) },
      {
        type: 'line',
        name: words.prizePool,
        yAxisIndex: 1,
        smooth: true,
        symbol: 'circle',
        symbolSize: 10,
        lineStyle: { width: 3 },
        label: { ...label, formatter: ({ value }) => words.money(Number(value)) },
        data: rows.map(({ figures }) => figures.prizePool),
        tooltip: { valueFormatter: (value: unknown) => words.money(Number(value)) },
      },
    ],
  };
}
