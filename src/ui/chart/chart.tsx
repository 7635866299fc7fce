import { useEffect, useRef } from 'react';
import type { ChartOption, ChartSetup } from './setup';

interface Props {
  /** What the chart shows, in words, for who can't see it. */
  label: string;
  height: number;
  /** From the page's colours, so that every theme and mode has its own. */
  option: (colors: ChartColors) => ChartOption;
  /** Changes where the colours do. */
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
  /** Measured by the library, which can't follow an inherited one. */
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

/** A chart; the library behind it loads with the first one. */
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
