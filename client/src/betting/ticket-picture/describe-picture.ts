import { listCombinedLegs } from '@lineboard/domain/betting/wager/combined-legs';
import { paysOwnPrice } from '@lineboard/domain/betting/wager/pays-own-price';
import type { Bet, BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { wagerOfBet } from '@lineboard/domain/books/open-bets/wager-of-bet';
import { calculateCombinedPrice } from '@lineboard/domain/betting/settlement/combined-price';
import {
  selectTicketState,
  type TicketState,
} from '@lineboard/domain/books/ticket-story/select-ticket-state';
import type { TFunction } from 'i18next';
import { describeBetType } from '../bets/describe-bet-type.ts';
import { describeLegResult } from '../bets/describe-leg-result.ts';
import { describePick } from '../bets/describe-pick.ts';
import { describeScore } from '../bets/describe-score.ts';
import { selectPickMark } from '../bets/select-pick-mark.ts';
import { createMonograms } from '../../ground/formats/monogram.ts';
import { keyOfLeg, type PictureReceipt } from './picture-receipt.ts';
import type { Formats } from '../../ground/formats/use-formats.ts';

export type PictureTone = 'text' | 'muted' | 'up' | 'danger' | 'accent';

/** A leg in a picture of its ticket. */
export interface PictureLeg {
  bet: string;
  /** null where it doesn't count: in a teaser. */
  price: string | null;
  about: string;
  /** The leg's result with the score; before that, the start of its game. */
  state: string;
  tone: PictureTone;
  /** How its price and its result came about, where that is shown. */
  history: readonly string[];
  /** The letters on the disc in front of it. A hue is a team's. */
  mark: { letters: string; hue: number | null };
}

/**
 * The content of a ticket's picture: teams, odds and the state. No amount, no number, nobody's name; but what its
 * receipt says of the ticket.
 */
export interface PictureContent {
  bookName: string;
  state: string;
  tone: PictureTone;
  when: string;
  facts: PictureReceipt['facts'];
  bets: ReadonlyArray<{
    type: string;
    odds: string | null;
    legs: readonly PictureLeg[];
    /** Legs that count as one with what they pay (HR-64), and places that are still open. */
    notes: readonly string[];
  }>;
  /** Replaces legs that have no room; null when all are there. */
  more: string | null;
}

/** The most legs of a picture that a phone's screen can show legibly. */
const MOST_LEGS = 12;

const TONE_OF_STATE: Readonly<Record<TicketState, PictureTone>> = {
  O: 'accent',
  W: 'up',
  L: 'danger',
  P: 'text',
  X: 'text',
  S: 'text',
  mixed: 'text',
};

const RESULTS = {
  W: { sign: '✓', tone: 'up' },
  halfWon: { sign: '✓', tone: 'up' },
  L: { sign: '✕', tone: 'danger' },
  halfLost: { sign: '✕', tone: 'danger' },
  P: { sign: '=', tone: 'text' },
  X: { sign: '=', tone: 'text' },
} as const;

const markOf = (item: BetItem): PictureLeg['mark'] => {
  const mark = selectPickMark(item.pick, item);
  if (mark !== null) return createMonograms(mark.team1, mark.team2)[mark.side];
  if (item.pick.type === 'C') return { letters: '★', hue: null };
  const { side } = item.pick;
  return { letters: side === 'over' ? '↑' : side === 'under' ? '↓' : '=', hue: null };
};

const describeLeg = (
  t: TFunction,
  formats: Formats,
  { terms, items, wagerNumber }: Bet,
  item: BetItem,
  receipt: PictureReceipt | null,
): PictureLeg => {
  const words = describePick(t, item.pick, item, item.finalLine);
  const result = describeLegResult(item.result);
  const { score1, score2 } = item;
  const score =
    item.result === null || score1 === null || score2 === null
      ? []
      : [describeScore(t, item, { score1, score2 })];
  return {
    bet: words.bet,
    price: paysOwnPrice(terms, items.indexOf(item)) ? formats.price(item.finalPrice) : null,
    about: `${words.event} · ${words.market}`,
    state:
      result === 'pending'
        ? formats.zonedDateTime(item.gameDateTimeMs)
        : [`${RESULTS[result].sign} ${t(`open-bets:legResult.${result}`)}`, ...score].join(' · '),
    tone: result === 'pending' ? 'muted' : RESULTS[result].tone,
    history: receipt?.legs.get(keyOfLeg(wagerNumber, items.indexOf(item) + 1)) ?? [],
    mark: markOf(item),
  };
};

/** @param bets of one ticket */
export const describePicture = (
  t: TFunction,
  formats: Formats,
  bookName: string,
  bets: readonly Bet[],
  receipt: PictureReceipt | null = null,
): PictureContent => {
  const state = selectTicketState(bets);
  const legs = bets.reduce((count, { items }) => count + items.length, 0);
  let room = MOST_LEGS;
  const shown = bets.flatMap((bet) => {
    const items = bet.items.slice(0, room);
    room -= items.length;
    if (items.length === 0) return [];
    const odds = calculateCombinedPrice(wagerOfBet(bet).wager);
    const spots = 'openSpots' in bet.terms ? bet.terms.openSpots : 0;
    return [
      {
        type: describeBetType(t, bet),
        odds: odds === null ? null : formats.price(odds),
        legs: items.map((item) => describeLeg(t, formats, bet, item, receipt)),
        notes: [
          ...listCombinedLegs(bet.terms).map(({ numbers, price }) =>
            t('open-bets:combined', {
              legs: numbers.join(', '),
              price: price === null ? '' : formats.price(price),
            }),
          ),
          ...(spots === 0 ? [] : [t('ticket:spots', { count: spots })]),
        ],
      },
    ];
  });
  return {
    bookName,
    state: state === 'mixed' ? t('ticket:settled') : t(`open-bets:status.${state}`),
    tone: TONE_OF_STATE[state],
    when: formats.zonedDateTime(bets[0]?.acceptedAtMs ?? 0),
    facts: receipt?.facts ?? [],
    bets: shown,
    more: legs > MOST_LEGS ? t('ticket:more', { count: legs - MOST_LEGS }) : null,
  };
};
