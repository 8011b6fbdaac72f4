import type { PlantedFault } from '../planted-fault.ts';

const ROOM = 'domain/src/betting/combination';
const PRICE = 'domain/src/betting/joint-price';
const OFFER = [`${ROOM}/offer-combination.test.ts`];
const SETTLED = [`${ROOM}/settle-combination.test.ts`];
const NORMAL = [`${PRICE}/joint-normal.test.ts`];
const FORMS = [`${ROOM}/leg-form.test.ts`];
const FIT = ['domain/testing/combination/fit-combination.test.ts'];

const SLIP = 'client/src/betting/slip';
const ON_SLIP = [`${SLIP}/items/combinations.test.tsx`];
const KEPT = [`${SLIP}/state/keep-combinations.test.ts`];
const ON_PAGE = ['client/src/lines/game/GamePage.test.tsx'];

/** Legs of one game as one leg: which go together, what they are worth, what is left of them, the fit. */
export const COMBINATION_FAULTS: readonly PlantedFault[] = [
  {
    id: 'combination-after-kick-off',
    what: 'HR-64: legs of a game that is being played are combined at the prices of before.',
    file: `${ROOM}/offer-combination.ts`,
    find: 'if (hasBegun(offer.game, score, bookMs))',
    replace: 'if (hasBegun(offer.game, null, bookMs))',
    tests: OFFER,
  },
  {
    id: 'combination-of-any-size',
    what: 'HR-64: nine legs are looked at, or a hundred thousand.',
    file: `${ROOM}/offer-combination.ts`,
    find: 'if (legs.length > figures.mostLegs)',
    replace: 'if (legs.length > 100_000)',
    tests: OFFER,
  },
  {
    id: 'combination-unlisted',
    what: 'HR-64: a baseball leg stands whoever pitches.',
    file: `${ROOM}/offer-combination.ts`,
    find: '!(pitcher1ReqFlag && pitcher2ReqFlag)',
    replace: '!(pitcher1ReqFlag || pitcher2ReqFlag)',
    tests: OFFER,
  },
  {
    id: 'combination-order-matters',
    what: 'HR-66: the price hangs on which leg was picked first, and page and gateway disagree.',
    file: `${ROOM}/offer-combination.ts`,
    find: '[...legs].sort(byPick)',
    replace: '[...legs]',
    tests: OFFER,
  },
  {
    id: 'combination-periods-apart',
    what: 'HR-64: a half whose points decide the game is combined with it.',
    file: `${ROOM}/find-decided-legs.ts`,
    find: '[...groups.flatMap(findImpliedOfGroup), ...findImpliedOfPeriods(legs, conditions)]',
    replace: 'groups.flatMap(findImpliedOfGroup)',
    tests: OFFER,
  },
  {
    id: 'combination-impossible-periods',
    what: 'HR-64: two halves are bet over a total that the game is bet under.',
    file: `${ROOM}/find-decided-legs.ts`,
    find: '    ...findContradictionOfPeriods(legs, conditions),\n',
    replace: '',
    tests: OFFER,
  },
  {
    id: 'combination-impossible-score',
    what: 'HR-64: both teams are bet over more points than the game is bet under.',
    file: `${ROOM}/find-decided-legs.ts`,
    find: '    ...groups.flatMap(findContradictionOfGroup),\n',
    replace: '',
    tests: OFFER,
  },
  {
    id: 'combination-unbounded-price',
    what: 'HR-66: legs that hardly go together pay a hundred times their product.',
    file: `${PRICE}/combination-price.ts`,
    find: 'roundDown(lesserOf(divideRational(createRational(1), loaded), most))',
    replace: 'roundDown(divideRational(createRational(1), loaded))',
    tests: OFFER,
  },
  {
    id: 'combination-pays-less-than-a-leg',
    what: 'HR-66: two legs pay less than one of them alone.',
    file: `${PRICE}/combination-price.ts`,
    find: '    factors.reduce(greaterOf),\n',
    replace: '    factors.reduce(lesserOf),\n',
    tests: OFFER,
  },
  {
    id: 'combination-margin-once',
    what: 'HR-66: eight legs have the margin of two.',
    file: `${PRICE}/combination-price.ts`,
    find: 'kept.legPercent * (left.length - 1)',
    replace: 'kept.legPercent',
    tests: OFFER,
  },
  {
    id: 'combination-regraded-higher',
    what: 'HR-68: without a leg the rest pays more than was accepted.',
    file: `${PRICE}/settle-combination.ts`,
    find: 'return compareRational(anew, accepted) < 0 ? anew : accepted;',
    replace: 'return anew;',
    tests: SETTLED,
  },
  {
    id: 'combination-push-pays-all',
    what: 'HR-68: a leg that pushed is paid as if it had won.',
    file: `${PRICE}/settle-combination.ts`,
    find: "letter === 'W' ? [at] : []",
    replace: "letter === 'W' || letter === 'P' ? [at] : []",
    tests: SETTLED,
  },
  {
    id: 'combination-other-bits',
    what: 'HR-66: an engine’s own power makes a price of its own.',
    file: `${PRICE}/normal.ts`,
    find: 'const power = powerOfMinus((size * size) / 2);',
    replace: 'const power = Math.exp(-(size * size) / 2);',
    tests: NORMAL,
  },
  {
    id: 'combination-follows-unseen',
    what: 'HR-65: a leg that follows from others has no say in the price.',
    file: `${PRICE}/ordered-factor.ts`,
    find: 'steps.push(rows.filter(isKnown).map(',
    replace: 'steps.push([pivot].map(',
    tests: NORMAL,
  },
  {
    id: 'combination-margins-turned',
    what: 'HR-65: a team goes with its opponent’s points.',
    file: `${ROOM}/leg-form.ts`,
    find: 'team1Over: [-0.5, 0.5]',
    replace: 'team1Over: [0.5, 0.5]',
    tests: FORMS,
  },
  {
    id: 'combination-overtime-in-regulation',
    what: 'HR-65: the regulation counts what overtime adds.',
    file: `${ROOM}/game-model.ts`,
    find: 'counted.push(period.overtime)',
    replace: 'counted.push(true)',
    tests: FORMS,
  },
  {
    id: 'combination-judged-on-itself',
    what: 'The table judges a fit on the games that it was made of.',
    file: 'domain/testing/combination/judge-fit.ts',
    find: 'games.filter((game) => game.season !== season)',
    replace: 'games',
    tests: FIT,
  },
  {
    id: 'combination-priced-by-other-lines',
    what: 'HR-67: a line that no leg is on moves the price, and a page without it says another one than the book.',
    file: `${ROOM}/offer-combination.ts`,
    find: '{ ...offer, lines: [line] }',
    replace: 'offer',
    tests: OFFER,
  },
  {
    id: 'combination-nothing-grey',
    what: 'HR-64.3: what can’t join looks as if it could.',
    file: 'workers/src/combining/create-combination-report.ts',
    find: '[[pickKey, own.code]]',
    replace: '[]',
    tests: ON_PAGE,
  },
  {
    id: 'combination-of-a-silent-feed',
    what: 'HR-32.5: a combination has a price while its lines may be old.',
    file: `${SLIP}/state/keep-combinations.ts`,
    find: 'found.every(({ feedUp }) => feedUp)',
    replace: 'found.length > 0',
    tests: ON_SLIP,
  },
  {
    id: 'combination-of-the-older-line',
    what: 'HR-67: of two words on a line the page goes by the older one.',
    file: `${SLIP}/state/keep-combinations.ts`,
    find: 'a.line.version - b.line.version',
    replace: 'b.line.version - a.line.version',
    tests: KEPT,
  },
  {
    id: 'combination-sent-at-another-price',
    what: 'HR-67: the price that goes to the book isn’t the one that the slip shows.',
    file: `${SLIP}/state/keep-combinations.ts`,
    find: '{ ...each, seenFactor: shown }',
    replace: 'each',
    tests: ON_SLIP,
  },
  {
    id: 'combination-moves-unasked',
    what: 'HR-67: a worse price of a combination is taken without a question.',
    file: `${SLIP}/state/keep-combinations.ts`,
    find: 'found?.changed === null || each.seenFactor === UNSEEN',
    replace: 'true',
    tests: ON_SLIP,
  },
  {
    id: 'combination-of-the-page-alone',
    what: 'HR-66: the slip reckons without what the worker said of its combinations.',
    file: `${SLIP}/state/evaluate-slip.ts`,
    find: 'useCombination.getState().offers',
    replace: 'new Map()',
    tests: ON_SLIP,
  },
  {
    id: 'combination-invites-in-a-time-out',
    what: 'OWN-8: a game’s page invites to combine in a time-out.',
    file: 'client/src/lines/game/CombineBar.tsx',
    find: '!isQuiet && !hasBegun',
    replace: '!hasBegun',
    tests: ON_PAGE,
  },
];
