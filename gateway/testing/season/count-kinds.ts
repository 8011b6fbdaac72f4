import type { StoredLeg, StoredSeasonWager } from './read-stored-season.ts';

/** Every kind that a season must have had at least once, and how to see it in the stored rows. */
const KINDS: Readonly<Record<string, (wager: StoredSeasonWager) => boolean>> = {
  straight: ({ terms }) => terms === null,
  contest: ({ legs }) => legs.some(({ pick_type: type }) => type === 'C'),
  'money line': ({ legs }) => legs.some((leg) => leg.wager_type === 'M' && !leg.three_way),
  'three-way': ({ legs }) => legs.some((leg) => leg.wager_type === 'M' && leg.three_way),
  draw: ({ legs }) => legs.some(({ side }) => side === 'draw'),
  spread: ({ legs }) => legs.some((leg) => leg.wager_type === 'S'),
  total: ({ legs }) => legs.some((leg) => leg.wager_type === 'L'),
  'team total': ({ legs }) => legs.some((leg) => leg.wager_type === 'E'),
  'period of a game': ({ legs }) => legs.some((leg) => (leg.period_number ?? 0) > 0),
  'quarter line': ({ legs }) =>
    legs.some(({ final_line: line }) => line !== null && !Number.isInteger(line * 2)),
  'points bought': ({ legs }) => legs.some((leg) => leg.points_bought > 0),
  'points sold': ({ legs }) => legs.some((leg) => leg.points_bought < 0),
  parlay: ({ terms }) => terms?.kind === 'parlay',
  'round robin': ({ terms }) => terms?.kind === 'roundRobin',
  'round robin with pairs left out': ({ terms }) => terms?.kind === 'roundRobin' && terms.excluded.length > 0,
  'open spots, some filled': ({ fills }) => fills > 0,
  'open spots past their deadline': ({ terms, open_spots: open, status }) =>
    (terms?.openSpots ?? 0) > 0 && open === 0 && status !== 'L',
  'progressive parlay': ({ terms }) => terms?.kind === 'progressiveParlay',
  'progressive parlay, won short of all': ({ terms, legs, status }) =>
    terms?.kind === 'progressiveParlay' && status === 'W' && legs.some(({ result }) => result === 'LL'),
  'same-game parlay': ({ terms }) => terms?.kind === 'combination',
  'same-game parlay in a parlay': ({ terms, legs }) =>
    terms?.kind === 'combination' && legs.length > (terms.combinations[0]?.legs.length ?? 0),
  'two same-game parlays': ({ terms }) => terms?.kind === 'combination' && terms.combinations.length > 1,
  'same-game parlay, won': ({ terms, status }) => terms?.kind === 'combination' && status === 'W',
  'same-game parlay, a leg dropped and the rest priced anew': (wager) => isPricedAnew(wager),
  'same-game parlay, one leg left': (wager) => countLeft(wager).some((left) => left === 1),
  'same-game parlay, graded again': ({ terms, regrades }) => terms?.kind === 'combination' && regrades > 0,
  'same-game parlay, called off': (wager) => countLeft(wager).some((left) => left === 0),
  'if win only': ({ ticket_type: type }) => type === 'ifWinOnly',
  'if win or push': ({ ticket_type: type }) => type === 'ifWinOrPush',
  'action reverse': ({ terms, legs }) => terms?.kind === 'reverse' && legs.length === 2,
  ARBC: ({ terms, legs }) => terms?.kind === 'reverse' && legs.length > 2,
  'rolling if, win only': ({ rif_win_only: winOnly }) => winOnly === true,
  'rolling if, win or push': ({ rif_win_only: winOnly }) => winOnly === false,
  'free play': ({ free_play_flag: flag }) => flag,
  'pitchers listed': ({ legs }) =>
    legs.some((leg) => isPitched(leg) && (leg.pitcher1_req_flag || leg.pitcher2_req_flag)),
  'pitchers action': ({ legs }) =>
    legs.some((leg) => isPitched(leg) && !leg.pitcher1_req_flag && !leg.pitcher2_req_flag),
  'less juice': ({ terms, legs }) =>
    terms === null && legs.some((leg) => leg.line_price !== null && leg.points_bought === 0),
  'new pitcher, another price': ({ legs }) => legs.some((leg) => leg.settled_price !== null),
  'new pitcher, no action': ({ legs }) =>
    // A called-off game has no score; baseball doesn't end at nought.
    legs.some((leg) => leg.sport_type === 'Baseball' && leg.result === 'XX' && leg.score1 !== leg.score2),
  'called off': ({ legs }) => legs.some((leg) => leg.result === 'XX' && leg.score1 === 0 && leg.score2 === 0),
  'half won or lost': ({ legs }) => legs.some(({ result }) => result !== null && /WP|PW|LP|PL/.test(result)),
  'sold whole': ({ status }) => status === 'S',
  'sold in part, then graded': ({ status, sold_risk_cents: sold }) => status !== 'S' && sold > 0,
  'sold at a target': ({ sales }) => sales.some((sale) => sale.by_target),
  'sold, part after part': ({ sales }) => sales.length > 1,
  'sold in part, then graded again': ({ regrades, sold_risk_cents: sold }) => regrades > 0 && sold > 0,
  'parlay sold after a leg was decided': ({ terms, legs, sales }) =>
    terms?.kind === 'parlay' && sales.length > 0 && legs.length > 2,
  'sale taken back': ({ sales }) => sales.some((sale) => sale.back_posting !== null),
  push: ({ legs }) => legs.some(({ result }) => result === 'PP'),
  regraded: ({ regrades }) => regrades > 0,
  'final taken back': (wager) => wager.taken_back,
  'period scores that came later': ({ legs }) =>
    legs.some((leg) => leg.result_version === 2 && (leg.period_number ?? 0) > 0 && leg.result !== null),
  'dead heat': ({ legs }) => legs.some(({ tied }) => tied !== null),
  'rolling if, cut to what came back': (wager) => wager.cut_risk_cents !== null,
  'free play given back': (wager) => wager.free_play_back_cents > 0,
  'half of an entered to-win': ({ legs }) =>
    legs.some((leg) => leg.entered === 'toWin' && leg.risk_cents > 0 && /WP|PW/.test(leg.result ?? '')),
  'leg dropped from an entered to-win': ({ terms, legs, status }) =>
    (terms?.kind === 'parlay' || terms?.kind === 'teaser') &&
    terms.entered === 'toWin' &&
    status === 'W' &&
    legs.some(({ result }) => result === 'PP' || result === 'XX'),
  'teaser of too few teams left': ({ terms, legs, status }) =>
    terms?.kind === 'teaser' && status === 'X' && legs.some(({ result }) => result === 'WW'),
};

/** Legs of each combination that won, of one without a lost leg. */
const countLeft = ({ terms, legs }: StoredSeasonWager): number[] =>
  terms?.kind === 'combination'
    ? terms.combinations
        .map(({ legs: indexes }) => indexes.map((at) => legs[at]?.result?.[0]))
        .filter((letters) => !letters.includes('L'))
        .map((letters) => letters.filter((letter) => letter === 'W').length)
    : [];

/** Some leg fell out, two or more are left. */
const isPricedAnew = (wager: StoredSeasonWager): boolean =>
  wager.terms?.kind === 'combination' &&
  wager.terms.combinations.some(({ legs }) => {
    const letters = legs.map((at) => wager.legs[at]?.result?.[0]);
    const won = letters.filter((letter) => letter === 'W').length;
    return !letters.includes('L') && won >= 2 && won < legs.length;
  });

const isPitched = ({ sport_type: sport, wager_type: market }: StoredLeg): boolean =>
  sport === 'Baseball' && market === 'M';

/** How many wagers of each kind there were; those that there were none of are named with 0. */
export const countKinds = (
  wagers: readonly StoredSeasonWager[],
  teaserNames: readonly string[],
): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const [name, is] of Object.entries(KINDS)) counts[name] = wagers.filter(is).length;
  for (const name of teaserNames)
    counts[name] = wagers.filter(({ terms }) => terms?.teaser?.teaserName === name).length;
  for (let legs = 2; legs <= 12; legs += 1)
    counts[`parlay of ${legs}`] = wagers.filter(
      ({ terms, legs: items }) => terms?.kind === 'parlay' && items.length === legs,
    ).length;
  const chains = chainLengths(wagers);
  for (let length = 2; length <= 5; length += 1)
    counts[`rolling ifs, chain of ${length}`] = chains.filter((each) => each === length).length;
  return counts;
};

/** The length that each wager's chain has with it. */
const chainLengths = (wagers: readonly StoredSeasonWager[]): number[] => {
  const lengths = new Map<string, number>();
  for (const wager of wagers) {
    const before = lengths.get(`${wager.parent_ticket_number}-${wager.parent_wager_number}`) ?? 0;
    lengths.set(`${wager.ticket_number}-${wager.wager_number}`, before + 1);
  }
  return [...lengths.values()];
};
