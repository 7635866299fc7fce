import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  className?: string | undefined;
  /** Drawn once the place is about to come into view. */
  children: ReactNode;
}

/** Keeps its place and draws its content only when the visitor comes near. */
export function WhenInView({ className, children }: Props) {
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

  return (
    <div ref={place} className={className}>
      {near && children}
    </div>
  );
}
