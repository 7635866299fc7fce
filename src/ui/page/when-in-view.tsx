import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { whenIdle } from '@/lib/when-idle';

interface Props {
  className?: string | undefined;
  children: ReactNode;
  /** Whether to render the content when the browser is idle, too. */
  orIdle?: boolean;
}

/** Renders its content once its place is within 200px of the viewport. */
export function WhenInView({ className, children, orIdle = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !place.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    watch.observe(place.current);
    return () => {
      watch.disconnect();
    };
  }, [near]);

  useEffect(() => {
    if (near || !orIdle) return undefined;
    // A transition renders in slices and keeps the page responsive.
    return whenIdle(() => startTransition(() => setNear(true)));
  }, [near, orIdle]);

  return (
    <div ref={place} className={className}>
      {near && children}
    </div>
  );
}
