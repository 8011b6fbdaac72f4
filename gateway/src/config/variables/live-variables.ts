import { described, integer } from '../../ground/variables/variable.ts';

export const liveVariables = {
  CONFLATION_MS: described(
    integer(0, 5_000, 50),
    'Changes of a topic are gathered for this long and sent together.',
  ),
  PULSE_MS: described(
    integer(100, 60_000, 2_000),
    'The rhythm of the pulse, by which a page knows that its prices are current.',
  ),
  SOCKETS_PER_ADDRESS: described(
    integer(1, 1_000_000, 256),
    'Open live sockets of one address, which a whole office or mobile network may share.',
  ),
  SOCKETS_PER_CUSTOMER: described(
    integer(1, 100_000, 64),
    'Open live sockets of one customer. Each tab has one.',
  ),
  LIVE_BACKLOG_MB: described(
    integer(1, 1_000_000, 256),
    'What may wait for all sockets of a gateway together. Above it the slowest are cut.',
  ),
} as const;
