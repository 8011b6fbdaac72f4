/** Why the gateway doesn't start, in one plain line for the operator. Nothing was changed. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
