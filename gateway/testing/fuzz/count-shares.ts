import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';

/** How many of each kind were sent, and how many of them the book took. */
export interface Shares {
  sent(label: string): void;
  accepted(label: string): void;
  /** Sent, accepted. */
  list(): Record<string, [number, number]>;
}

export const createShares = (): Shares => {
  const counts = new Map<string, [number, number]>();
  const of = (label: string): [number, number] => {
    const known = counts.get(label) ?? ([0, 0] satisfies [number, number]);
    counts.set(label, known);
    return known;
  };
  return {
    sent: (label) => void (of(label)[0] += 1),
    accepted: (label) => void (of(label)[1] += 1),
    list: () => Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
};

/** Everything that a ticket is, one by one: a parlay with open spots is a parlay, too. */
export const labelsOf = (request: TicketRequest): string[] => {
  const { wagerType, arbc, roundRobinSizes, openSpots, filling, parentRif, items } = request;
  const labels: string[] = [
    filling !== null
      ? 'fill'
      : roundRobinSizes.length > 0
        ? 'round robin'
        : (request.combinations ?? []).length > 0
          ? 'same-game parlay'
          : arbc
            ? 'ARBC'
            : wagerType === 'straight' && items.length > 1
              ? 'straights'
              : wagerType,
  ];
  if (openSpots > 0) labels.push('open spots');
  if (parentRif !== null) labels.push('rolling if');
  if (request.useFreePlay) labels.push('free play');
  if (request.lessJuice) labels.push('less juice');
  if (items.some(({ pointsBought }) => pointsBought > 0)) labels.push('points bought');
  if (items.some(({ pointsBought }) => pointsBought < 0)) labels.push('points sold');
  return labels;
};
