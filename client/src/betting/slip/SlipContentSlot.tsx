import { useSlipContent } from './slip-content.ts';

/** Empty for the moment when a pick comes before the code that shows it. */
export function SlipContentSlot() {
  const { Content, failure } = useSlipContent();
  if (Content !== null) return <Content />;
  // The boundary around the slip reports it, and reloads the page: the picks are kept.
  if (failure !== null) throw failure.cause;
  return null;
}
