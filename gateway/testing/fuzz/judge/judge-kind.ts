import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { isDeepStrictEqual } from 'node:util';
import { nameOfPick } from './name-of-pick.ts';
import { judgeCombinationKind } from './judge-combination.ts';
import type { JudgedCustomer, JudgedLeg, JudgedWager } from './read-judged.ts';

/** HR-10 to HR-31: whether such a wager may be at all. @returns what is wrong with it */
export const judgeKind = (wager: JudgedWager, customer: JudgedCustomer): string[] => {
  const wrong = [...judgeCounts(wager), ...judgeLegKinds(wager)];
  const picks = wager.legs.map(nameOfPick);
  if (new Set(picks).size < picks.length) wrong.push('the same pick twice');
  if (wager.risk_cents < customer.minimumCents && wager.parent_ticket_number === null)
    wrong.push(`risks ${wager.risk_cents}, less than the minimum`);
  if (wager.free_play_flag) wrong.push(...judgeFreePlay(wager, customer));
  if (hadOpenSpots(wager) && !customer.codes.has(isTeaser(wager) ? 'TEOPEN' : 'PLOPEN'))
    wrong.push('open spots of a customer who has none');
  if (wager.terms?.kind === 'roundRobin' && customer.codes.has('DROUNDR'))
    wrong.push('a round robin of a customer who has none');
  return wrong;
};

const isTeaser = ({ terms }: JudgedWager): boolean => terms?.kind === 'teaser';

const hadOpenSpots = ({ openAtFirst, filled }: JudgedWager): boolean => openAtFirst > 0 || filled.length > 0;

const judgeCounts = (wager: JudgedWager): string[] => {
  const { terms, legs, openAtFirst, ticket_type: type } = wager;
  const refuse = (least: number, most: number, count = legs.length): string[] =>
    count < least || count > most ? [`${terms?.kind ?? 'straight'} of ${count} legs`] : [];
  switch (terms?.kind) {
    case undefined:
      return refuse(1, 1);
    case 'parlay':
      return refuse(2, 12, hadOpenSpots(wager) ? Math.max(2, legs.length, openAtFirst) : legs.length);
    case 'roundRobin':
      return [
        ...refuse(3, 12),
        ...terms.sizes
          .filter((size, at) => size < 2 || size > legs.length || terms.sizes.indexOf(size) !== at)
          .map((size) => `a round robin by ${size}s of ${legs.length}`),
      ];
    case 'teaser': {
      const teams = Object.keys(terms.teaser.payCards).map(Number);
      const isPaid = hadOpenSpots(wager) || teams.includes(legs.length);
      return isPaid ? refuse(1, Math.max(...teams)) : [`a teaser of ${legs.length} teams`];
    }
    case 'progressiveParlay':
      return refuse(4, 12);
    case 'combination':
      return judgeCombinationKind(terms, wager);
    case 'ifBet':
      return [
        ...refuse(2, 7),
        ...(type === (terms.condition === 'winOnly' ? 'ifWinOnly' : 'ifWinOrPush')
          ? []
          : [`${terms.condition} of a ticket ${type}`]),
      ];
    case 'reverse':
      return refuse(2, 7);
  }
};

/** Every leg belongs to the wager's own kind and card, whenever it was added (HR-15). */
const judgeLegKinds = ({ terms, legs, filled }: JudgedWager): string[] => {
  if (terms?.kind === 'teaser') {
    const card = DEFAULT_HOUSE_RULES.teasers.find(({ teaserName }) => teaserName === terms.teaser.teaserName);
    if (card === undefined || !isDeepStrictEqual({ ...card }, { ...terms.teaser }))
      return ['a teaser of no card'];
    const sign = card.category === 'Pleasers' ? -1 : 1;
    return legs
      .filter(
        (leg) =>
          leg.pick_type === 'C' ||
          leg.period_number !== 0 ||
          !(leg.wager_type === 'L' || (leg.wager_type === 'S' && leg.sport_type !== 'Baseball')) ||
          leg.points_bought !== 0 ||
          leg.teaser_points !== sign * (card.points[leg.sport_type] ?? Number.NaN),
      )
      .map((leg) => `leg ${leg.item_number} is none of the teaser's: ${leg.teaser_points} points`);
  }
  if (terms?.kind === 'progressiveParlay') {
    const games = legs.map(({ game_num: game }) => game);
    return [
      ...(new Set(games).size < games.length ? ['two legs of one game in a progressive parlay'] : []),
      ...legs
        .filter((leg) => !isOfProgressive(leg))
        .map((leg) => `a progressive parlay on ${nameOfPick(leg)}`),
    ];
  }
  const late = Math.min(Infinity, ...filled.map(({ firstItem }) => firstItem));
  return legs
    .filter(({ teaser_points: points }) => points !== 0)
    .map(
      (leg) =>
        `leg ${leg.item_number}${leg.item_number >= late ? ', filled,' : ''} has teaser points in a ${terms?.kind ?? 'straight'}`,
    );
};

/** HR-16: its own spread or total, on a half or whole point, from -110 to +100, with no points bought. */
const isOfProgressive = (leg: JudgedLeg): boolean =>
  leg.pick_type === 'G' &&
  leg.period_number === 0 &&
  (leg.wager_type === 'S' || leg.wager_type === 'L') &&
  Number.isInteger((leg.final_line ?? 0.25) * 2) &&
  ((leg.final_price >= -110 && leg.final_price <= -100) || leg.final_price === 100) &&
  leg.points_bought === 0 &&
  leg.teaser_points === 0;

const FREE_PLAY_CODES: Readonly<Record<string, string>> = {
  parlay: 'FPPARLAYS',
  teaser: 'FPTEASERS',
  reverse: 'FPREVERSES',
};

/** HR-31 and what the specification lets free play be used for. */
const judgeFreePlay = (wager: JudgedWager, { codes }: JudgedCustomer): string[] => {
  const kind = wager.terms?.kind === 'roundRobin' ? 'parlay' : (wager.terms?.kind ?? 'straight');
  const needed = FREE_PLAY_CODES[kind];
  const wrong: string[] = [];
  if (codes.has('FPDISABLE')) wrong.push('free play of a customer who has none');
  if (kind === 'ifBet' || (kind === 'straight' ? codes.has('FPSTRAIGHT') : !codes.has(needed ?? '')))
    wrong.push(`free play of a ${kind}`);
  if (wager.parent_ticket_number !== null || hadOpenSpots(wager))
    wrong.push('free play that rolls or is open');
  for (const leg of wager.legs) {
    const isQuarter = leg.final_line !== null && !Number.isInteger(leg.final_line * 2);
    if (leg.wager_type === 'M' || (leg.pick_type === 'C' && !codes.has('FPCONTEST')))
      wrong.push(`free play on ${nameOfPick(leg)}`);
    if (isQuarter && codes.has('FPNOASIAN')) wrong.push('free play on a quarter line');
    if (kind !== 'teaser' && Math.abs(leg.final_price) > 140) wrong.push(`free play at ${leg.final_price}`);
  }
  return wrong;
};
