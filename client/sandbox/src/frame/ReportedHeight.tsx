import { type ReactNode, useEffect, useRef } from 'react';

/** Tells the page around it the height of its content. That page may be anybody's: a height is no secret. */
export function ReportedHeight({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    let told = 0;
    const tell = (): void => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      if (height === told || height === 0) return;
      told = height;
      window.parent.postMessage({ type: 'height', height }, '*');
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    tell();
    return () => observer.disconnect();
  }, []);
  return <div ref={content}>{children}</div>;
}
