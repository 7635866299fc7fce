import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { whenIdle } from '@/lib/when-idle';

interface Props {
  className?: string | undefined;
  /** Drawn once the place is about to come into view. */
  children: ReactNode;
  /** Drawn also once the browser has nothing else to do, for who will come soon. */
  orIdle?: boolean;
}

/** Keeps its place and draws its content only when the visitor comes near. */
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
    // In slices: the page stays as quick as it was.
    return whenIdle(() => startTransition(() => setNear(true)));
  }, [near, orIdle]);

  return (
    <div ref={place} className={className}>
      {near && children}
    </div>
  );
}
