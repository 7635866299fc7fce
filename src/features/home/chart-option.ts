import type { EChartsCoreOption } from 'echarts/core';
import type { EditionSummary } from '@/api/generated/model';

/** The chart's words, in the interface's language. */
export interface ChartWords {
  projects: string;
  cities: string;
  prizePool: string;
  money: (yuan: number) => string;
}

/** The chart's looks, from the theme's tokens. */
export interface ChartLook {
  bar: string;
  soft: string;
  line: string;
  text: string;
  muted: string;
  grid: string;
  card: string;
  font: string;
}

/** Entries and cities as bars, the prize pool as a line on a scale of its own; oldest first. */
export function chartOption(
  editions: readonly EditionSummary[],
  words: ChartWords,
  look: ChartLook,
): EChartsCoreOption {
  const rows = editions.toSorted((a, b) => a.year - b.year);
  const label = { show: true, position: 'top', color: look.text, fontSize: 14 };
  const bar = { type: 'bar', barMaxWidth: 48, itemStyle: { borderRadius: [6, 6, 0, 0] }, label };
  return {
    animationDuration: 200,
    color: [look.bar, look.soft, look.line],
    textStyle: { fontFamily: look.font, color: look.text },
    grid: { top: 56, right: 12, bottom: 32, left: 12 },
    legend: {
      ...{ top: 0, left: 0, itemGap: 24 },
      textStyle: { color: look.muted, fontSize: 14, fontFamily: look.font },
    },
    tooltip: {
      trigger: 'axis',
      backgroundColor: look.card,
      borderColor: look.grid,
      textStyle: { color: look.text },
    },
    xAxis: {
      type: 'category',
      data: rows.map(({ year }) => String(year)),
      axisLabel: { color: look.muted, fontSize: 14 },
      axisLine: { lineStyle: { color: look.grid } },
      axisTick: { show: false },
    },
    yAxis: [
      {
        type: 'value',
        axisLabel: { show: false },
        splitLine: { lineStyle: { color: look.grid } },
      },
      { type: 'value', min: 0, axisLabel: { show: false }, splitLine: { show: false } },
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
        data: rows.map(({ figures }) => figures.prizePool),
        tooltip: { valueFormatter: (value: unknown) => words.money(Number(value)) },
      },
    ],
  };
}
