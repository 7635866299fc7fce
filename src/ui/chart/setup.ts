import { BarChart, LineChart, type BarSeriesOption, type LineSeriesOption } from 'echarts/charts';
import {
  GridComponent,
  LegendComponent,
  TooltipComponent,
  type GridComponentOption,
  type LegendComponentOption,
  type TooltipComponentOption,
} from 'echarts/components';
import { init, use as register, type ComposeOption } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

register([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
>;

export interface ChartSetup {
  show: (option: ChartOption) => void;
  resize: () => void;
  stop: () => void;
}

/** Creates an SVG chart in an element, with only the registered ECharts components. */
export function startChart(element: HTMLElement): ChartSetup {
  const chart = init(element, undefined, { renderer: 'svg' });
  return {
    // No animation: WebKit leaves parts of a line undrawn while the clip path grows.
    show: (option) => chart.setOption({ animation: false, ...option }, { notMerge: true }),
    resize: () => chart.resize(),
    stop: () => chart.dispose(),
  };
}
