import { useEffect, useRef, useState } from 'react';

/** Becomes true, for good, when the element comes within `margin` of what is seen. */
export const useNear = <T extends Element>(margin: string) => {
  const element = useRef<T>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return { element, isNear };
};
