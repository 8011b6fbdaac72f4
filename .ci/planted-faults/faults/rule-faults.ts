import type { PlantedFault } from '../planted-fault.ts';

/** Rules that slip and gateway judge by. */
export const RULE_FAULTS: readonly PlantedFault[] = [
  {
    id: 'circled-maximum-ignored',
    what: 'HR-4.2: a circled line takes as much as any.',
    file: 'domain/src/betting/ticket/limits.ts',
    find: "status === 'I' ? (lineMaxCents ?? limitCents) : limitCents",
    replace: '(void [status, lineMaxCents], limitCents)',
    tests: ['client/src/betting/slip/slip-limits.test.tsx'],
  },
  {
    id: 'general-limit-wins',
    what: 'HR-4.3: a limit for all sports goes before that of the sport.',
    file: 'domain/src/betting/ticket/limits.ts',
    find: 'difference > 0 ||',
    replace: 'difference < 0 ||',
    tests: ['domain/src/betting/ticket/limits.test.ts'],
  },
  {
    id: 'worse-price-taken',
    what: 'HR-44.5: who takes better prices alone gets worse ones, too.',
    file: 'domain/src/betting/points/weigh-move.ts',
    find: "if (comparison === 'better' && !isMixed) return true;",
    replace: 'if (!isMixed) return true;',
    tests: [
      'domain/src/betting/ticket/evaluate-ticket.test.ts',
      'domain/src/betting/points/weigh-move.test.ts',
    ],
  },
  {
    id: 'mixed-move-taken',
    what: 'HR-30.7: a mixed move that is worth something is taken without a tolerance that covers it.',
    file: 'domain/src/betting/points/weigh-move.ts',
    find: "if (comparison === 'better' && !isMixed) return true;",
    replace: "if (comparison === 'better') return true;",
    tests: ['domain/src/betting/points/weigh-move.test.ts'],
  },
  {
    id: 'points-priced-one-way',
    what: 'HR-30.6: points that are bought and never sold have a price all the same.',
    file: 'domain/src/betting/points/weigh-move.ts',
    find: 'return there === null || back === null ? null',
    replace: 'return there === null ? null',
    tests: ['domain/src/betting/points/weigh-move.test.ts'],
  },
  {
    id: 'share-goes-on',
    what: 'HR-20.7: an if bet goes on after a share of a place that paid no more than the stake.',
    file: 'domain/src/betting/if-bet/settle-if-bet.ts',
    find: ' && deadHeat === undefined',
    replace: '',
    tests: ['domain/src/betting/if-bet/settle-if-bet.test.ts'],
  },
  {
    id: 'needs-too-few-points',
    what: 'HR-33.2, HR-40.6: a leg on its number needs no more points.',
    file: 'domain/src/betting/grading/leg-standing.ts',
    find: 'Math.floor(-worse) + 1',
    replace: 'Math.ceil(-worse)',
    tests: ['domain/src/betting/grading/leg-standing.property.test.ts'],
  },
];
