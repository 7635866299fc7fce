import type { ChartColors } from '@/ui/chart/chart';
import type { ChartOption } from '@/ui/chart/setup';

/** A name with its number. */
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
      // A long title continues in the next line.
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

/** Numbers by day as a line over its area. */
export function lineOption(bars: readonly Bar[], colors: ChartColors): ChartOption {
  return {
    ...frame(colors),
    xAxis: names(colors, bars),
    yAxis: numbers(colors),
    series: [
      {
        type: 'line',
        // A curve would tell of days in between that there are none of.
        symbolSize: 6,
        data: bars.map(({ value }) => value),
        itemStyle: { color: colors.primary },
        areaStyle: { color: colors.tint },
      },
    ],
  };
}

/** Numbers by kind as horizontal bars, the first at the top. */
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

/** As `barOption`, for names as long as titles: each stands above its bar, as wide as the chart. */
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
        // What the narrowest card holds; the hint says the rest.
        width: 280,
        overflow: 'truncate',
      },
      // In front of the bars.
      z: 3,
    },
  };
}

const DAY = 86_400_000;

/** Every day up to the last of `days`, those without a sign-up too: a gap isn't a slope. */
export function fillDays(
  days: readonly { key: string; count: number }[],
  now: Date,
  span = 30,
): Bar[] {
  const counts = new Map(days.map(({ key, count }) => [key, count]));
  // Swedish writes a day as the server does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });
  return Array.from({ length: span }, (_, index) => {
    const key = format.format(new Date(now.getTime() - (span - 1 - index) * DAY));
    // Every language of the site writes a day of the year as 10/24.
    const name = key.slice(5).split('-').map(Number).join('/');
    return { name, value: counts.get(key) ?? 0 };
  });
}
