import type { Inputs } from './inputs.ts';
import { MICROS, type Reckoning } from './reckon.ts';

/** Something that ends: how much of it there is, how much is asked of it, and what is done when that isn't enough. */
interface Limit {
  what: string;
  has: number;
  asked: number;
  unit: string;
  remedy: string;
}

/** What breaks, first what breaks first: the less there is for what is asked. */
export const listLimits = (inputs: Inputs, reckoning: Reckoning): Limit[] => {
  const { busyAtMost, edgesAtMost, socketsOfEdge } = inputs;
  const { databaseCores, fullCores } = reckoning;
  const limits: Limit[] = [
    {
      what: 'edges as the manifest scales them',
      has: edgesAtMost * socketsOfEdge,
      asked: inputs.watchers,
      unit: 'sockets',
      remedy: 'raise both of its numbers: nothing else is in the way of them',
    },
    {
      what: 'one Redis that every edge reads',
      has: reckoning.mostEdgesOfRedis,
      asked: reckoning.edges,
      unit: 'edges',
      remedy: 'read once for a machine, or from replicas; then shard the log by sport',
    },
    {
      what: 'an edge’s core, by the log alone',
      has: (busyAtMost * MICROS) / inputs.entryMicros,
      asked: inputs.changesPerSecond,
      unit: 'entries a second',
      remedy: 'shard the log by sport, so that an edge reads what its pages watch',
    },
    {
      what: 'one customer’s tickets, one after the other',
      has: reckoning.mostOfCustomer,
      asked: inputs.ticketsPerSecond * inputs.hotCustomerShare,
      unit: 'a second',
      remedy: 'nothing: a customer who bets by a machine waits for himself alone',
    },
    {
      what: 'PostgreSQL on cores of one machine',
      has: inputs.databaseCoresAtMost * busyAtMost,
      asked: databaseCores.tickets + databaseCores.passes,
      unit: 'cores',
      remedy: 'part it by customer, on an engine that does',
    },
    {
      what: 'network of a machine of edges',
      has: inputs.machineGigabits * busyAtMost,
      asked: reckoning.bitsPerMachine / 10 ** 9,
      unit: 'Gbit/s',
      remedy: 'fewer edges on a machine, or windows that are compressed once',
    },
    {
      what: 'connections of PostgreSQL',
      has: inputs.databaseConnectionsAtMost,
      asked: reckoning.fullGateways * inputs.connectionsOfGateway,
      unit: 'connections',
      remedy: 'fewer for each gateway: shared ones carry the tickets',
    },
    {
      what: 'passes beside tickets at the full gateways',
      has: fullCores.tickets,
      asked: fullCores.passes,
      unit: 'cores',
      remedy: 'let passes be renewed later, or by the edge that has just heard of the session',
    },
  ];
  return limits.toSorted((a, b) => a.has / a.asked - b.has / b.asked);
};
