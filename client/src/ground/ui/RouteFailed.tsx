import type { ErrorComponentProps } from '@tanstack/react-router';
import { lostParts } from './lost-parts.ts';
import { PageFailed } from './PageFailed.tsx';
import { PartLost } from './PartLost.tsx';

/** Replaces a page that broke, or that can't be loaded. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  return lostParts.isLost(error) ? <PartLost /> : <PageFailed reset={reset} />;
}
