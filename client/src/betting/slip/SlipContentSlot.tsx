import { useSlipContent } from './slip-content.ts';

/** Empty for the moment in which a pick is faster than what shows it. */
export function SlipContentSlot() {
  const { Content, failure } = useSlipContent();
  if (Content !== null) return <Content />;
  // The boundary around the slip says so, and loads the page again: the picks are kept.
  if (failure !== null) throw failure.cause;
  return null;
}
