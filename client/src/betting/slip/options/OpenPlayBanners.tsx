import { FillingBanner } from './FillingBanner.tsx';
import { RifBanner } from './RifBanner.tsx';

/** The open bet that the slip rolls from, or whose places it fills. */
export function OpenPlayBanners() {
  return (
    <>
      <RifBanner />
      <FillingBanner />
    </>
  );
}
