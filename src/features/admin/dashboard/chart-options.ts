import type { ChartColors } from '@/ui/chart/chart';
import type { ChartOption } from '@/ui/chart/setup';

export interface Bar {
  name: string;
  value: number;
}

function frame({ text, font, card, line }: ChartColors): ChartOption {
  return {
    grid: {
      left: 8,
      right: 24,
      top: 16,
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    textStyle: { color: text, fontFamily: font },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: card,
      borderColor: line,
      textStyle: { color: text },
      // Wraps long titles.
      extraCssText: 'max-width: 300px; white-space: normal',
    },
  };
}

function numbers({ muted, line }: ChartColors, max: { max?: number } = {}) {
  return {
    ...max,
    type: 'value' as const,
    minInterval: 1,
    axisLabel: { color: muted, hideOverlap: true },
    splitLine: { lineStyle: { color: line } },
  };
}

function names({ muted, line }: ChartColors, bars: readonly Bar[]) {
  return {
    type: 'category' as const,
    data: bars.map(({ name }) => name),
    axisLabel: { color: muted, hideOverlap: true },
    axisLine: { lineStyle: { color: line } },
  };
}

/** Line chart with a filled area. */
export function lineOption(bars: readonly Bar[], colors: ChartColors): ChartOption {
  return {
    ...frame(colors),
    xAxis: names(colors, bars),
    yAxis: numbers(colors),
    series: [
      {
        type: 'line',
        // Not smoothed: a curve suggests values between the days.
        symbolSize: 6,
        data: bars.map(({ value }) => value),
        itemStyle: { color: colors.primary },
        areaStyle: { color: colors.tint },
      },
    ],
  };
}

/** Horizontal bar chart, first item at the top. */
export function barOption(
  bars: readonly Bar[],
  colors: ChartColors,
  unit = '',
  thick = 18,
): ChartOption {
  return {
    ...frame(colors),
    xAxis: numbers(colors, unit === '%' ? { max: 100 } : {}),
    yAxis: {
      ...names(colors, bars),
      inverse: true,
      axisLabel: { color: colors.muted, width: 160, overflow: 'truncate' },
    },
    series: [
      {
        type: 'bar',
        data: bars.map(({ value }) => value),
        itemStyle: { color: colors.primary, borderRadius: [0, 4, 4, 0] },
        barMaxWidth: thick,
        label: { show: true, position: 'right', color: colors.muted, formatter: `{c}${unit}` },
      },
    ],
  };
}

/** Variant of `barOption` for long names, which are placed above their bars. */
export function titledBarOption(
  bars: readonly Bar[],
  colors: ChartColors,
  unit?: string,
): ChartOption {
  const option = barOption(bars, colors, unit, 10);
  return {
    ...option,
    yAxis: {
      ...names(colors, bars),
      inverse: true,
      axisTick: { show: false },
      axisLabel: {
        color: colors.text,
        inside: true,
        margin: 0,
        interval: 0,
        verticalAlign: 'bottom',
        padding: [0, 0, 8, 0],
        // Fits the narrowest card; the tooltip shows the full name.
        width: 280,
        overflow: 'truncate',
      },
      z: 3,
    },
  };
}

const DAY = 86_400_000;

/** Returns the last `span` days up to `now`; days without an entry get 0. */
export function fillDays(
  days: readonly { key: string; count: number }[],
  now: Date,
  span = 30,
): Bar[] {
  const counts = new Map(days.map(({ key, count }) => [key, count]));
  // The Swedish locale formats dates as YYYY-MM-DD, like the server.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });
  return Array.from({ length: span }, (_, index) => {
    const key = format.format(new Date(now.getTime() - (span - 1 - index) * DAY));
    // Month/day, such as 10/24, in every language of the site.
    const name = key.slice(5).split('-').map(Number).join('/');
    return { name, value: counts.get(key) ?? 0 };
  });
}
