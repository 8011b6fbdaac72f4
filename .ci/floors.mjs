/**
 * The rooms of each workspace by floors, ground floor first (docs/architecture.md, "Rooms"). A room imports rooms of lower floors only:
 * never one beside it, above it or at the root of `src`. `arrows.mjs` makes a rule of each room.
 *
 * @type {Record<string, readonly (readonly string[])[]>}
 */
export const FLOORS = {
  domain: [],
  workers: [],
  gateway: [],
  client: [],
};
