import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { between, chance } from './chance.ts';
import { isTeasedBy } from './choose-season-cells.ts';
import { draftTeaser } from './draft-teaser.ts';
import { listSeasonPicks } from './list-season-picks.ts';
import type { ChooseLegs, Draft, SeasonView } from './season-view.ts';

const refOf = ({ ticketNumber, wagerNumber }: OpenBet) => ({ ticketNumber, wagerNumber });

/** The same once more: what is on a pick already counts towards its limit. */
export const draftAgain = (random: Random, { open, games, board }: SeasonView, legs: ChooseLegs): Draft => {
  const placed = new Set(open.flatMap(({ items }) => items.map(({ pick }) => keyOfPick(pick))));
  const cells = games
    .flatMap((game) => listSeasonPicks(game, board))
    .filter(({ pick }) => placed.has(keyOfPick(pick)));
  return { cells: cells.length > 0 ? [chooseOne(random, cells)] : legs(1), options: {} };
};

/** Not what the open play is: another kind, or another card. */
const chooseOtherKind = (random: Random, card: TeaserCard | null) => {
  const others = DEFAULT_HOUSE_RULES.teasers.filter(({ teaserName }) => teaserName !== card?.teaserName);
  const { teaserName } = chooseOne(random, others);
  return card === null || chance(random, 0.5)
    ? ({ wagerType: 'teaser', teaserName } as const)
    : ({ wagerType: 'parlay', teaserName: null } as const);
};

/** Fills places of an open play, at times more than there are, or with what it isn't. */
export const draftFilling = (random: Random, { open }: SeasonView, legs: ChooseLegs): Draft => {
  const candidates = open.filter(({ terms }) => 'openSpots' in terms && terms.openSpots > 0);
  const bet = candidates.length === 0 ? null : chooseOne(random, candidates);
  const spots = bet !== null && 'openSpots' in bet.terms ? bet.terms.openSpots : 1;
  const count = chance(random, 0.05) ? spots + 1 : between(random, 1, spots);
  const card = bet?.terms.kind === 'teaser' ? bet.terms.teaser : null;
  return {
    cells: legs(count, card === null ? undefined : isTeasedBy(card.points), undefined, card ?? undefined),
    options: {
      ...(bet !== null && chance(random, 0.15)
        ? chooseOtherKind(random, card)
        : { wagerType: card === null ? 'parlay' : 'teaser', teaserName: card?.teaserName ?? null }),
      filling: bet === null ? null : refOf(bet),
      amountEntered: 'risk',
      amountCents: 0,
    },
  };
};

/** Rolls from an open bet, at times from one that can't be rolled from, or with more than it brings. */
export const draftRolling = (random: Random, { open }: SeasonView, legs: ChooseLegs, turn: number): Draft => {
  const likely = open.filter(
    ({ rifChildTicketNumber, terms, freePlayFlag }) =>
      rifChildTicketNumber === null &&
      !freePlayFlag &&
      (terms.kind === 'straight' ||
        ((terms.kind === 'parlay' || terms.kind === 'teaser') && terms.openSpots === 0)),
  );
  // Chains grow only where the last link is taken on; the newest bets come first.
  const links = likely.filter(({ rifParent }) => rifParent !== null);
  const from = chance(random, 0.05)
    ? open
    : links.length > 0 && chance(random, 0.85)
      ? links.slice(0, 1)
      : likely;
  const parent = from.length === 0 ? null : chooseOne(random, from);
  const winOnly = chance(random, 0.5);
  const mostCents = parent === null ? 1_000 : parent.riskCents + (winOnly ? parent.toWinCents : 0);
  const cents = chance(random, 0.05)
    ? mostCents + 1_000
    : Math.max(100, Math.floor(mostCents * (0.3 + random() * 0.7)));
  const wagerType = chooseOne(random, [
    'straight',
    'straight',
    'straight',
    'straight',
    'parlay',
    'teaser',
  ] as const);
  const draft =
    wagerType === 'teaser'
      ? draftTeaser(random, legs, turn, 0)
      : { cells: legs(wagerType === 'straight' ? 1 : 2), options: { wagerType } };
  return {
    cells: draft.cells,
    options: {
      ...draft.options,
      amountEntered: 'risk',
      amountCents: cents,
      parentRif: parent === null ? null : { ...refOf(parent), winOnly },
    },
    amountsCents: draft.cells.map(() => cents),
  };
};
