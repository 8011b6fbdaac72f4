import { ODDS_API_KIND } from './odds-api/odds-api-kind.ts';
import { PUSH_KIND } from './push/push-kind.ts';
import { REPLAY_KIND } from './replay/replay-kind.ts';
import { SIMULATOR_KIND } from './simulator/simulator-kind.ts';

/** Every kind of feed that FEED may choose: those of real games first, as operators are told of them. */
export const FEED_KINDS = [PUSH_KIND, ODDS_API_KIND, REPLAY_KIND, SIMULATOR_KIND] as const;

/** Those on which real customers may bet. */
export const REAL_FEED_KINDS = FEED_KINDS.filter(({ isMadeUp }) => !isMadeUp);
