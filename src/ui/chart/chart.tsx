import { useEffect, useRef } from 'react';
import type { ChartOption, ChartSetup } from './setup';

interface Props {
  /** Accessible description of the chart. */
  label: string;
  height: number;
  /** Builds the options from the colors of the current theme and mode. */
  option: (colors: ChartColors) => ChartOption;
  /** Identifies the theme and mode; a change redraws the chart. */
  theme: string;
}

export interface ChartColors {
  primary: string;
  solid: string;
  warning: string;
  card: string;
  text: string;
  muted: string;
  line: string;
  tint: string;
  /** Font family; resolved, because ECharts measures text without CSS inheritance. */
  font: string;
}

function pageColors(): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    primary: color('primary-text'),
    solid: color('solid'),
    warning: color('warning'),
    card: color('card'),
    text: color('text'),
    muted: color('muted'),
    line: color('line'),
    tint: color('tint'),
    font: style.fontFamily,
  };
}

/** ECharts chart; loads the library on first use. */
export function Chart({ label, height, option, theme }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const setup = useRef<ChartSetup>(undefined);

  useEffect(() => {
    let wanted = true;
    const element = place.current;
    if (!element) return undefined;
    const resize = new ResizeObserver(() => setup.current?.resize());
    void import('./setup').then(({ startChart }) => {
      if (!wanted) return;
      setup.current ??= startChart(element);
      setup.current.show(option(pageColors()));
      resize.observe(element);
    });
    return () => {
      wanted = false;
      resize.disconnect();
    };
  }, [option, theme]);

  useEffect(
    () => () => {
      setup.current?.stop();
      setup.current = undefined;
    },
    [],
  );

  return <div ref={place} role="img" aria-label={label} style={{ height }} />;
}
