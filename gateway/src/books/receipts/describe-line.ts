import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { paysOwnPrice } from '@lineboard/domain/betting/wager/pays-own-price';
import { formatSpread, formatTotal } from '@lineboard/domain/ground/price/format-points';
import { formatPrice } from '@lineboard/domain/ground/price/format-price';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import type { StoryBet, StoryLeg } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { describeTime } from '../exports/describe-moment.ts';
import type { FileLanguage } from '../exports/file-language.ts';

/** A leg on a ticket. */
export interface ToldLeg {
  bet: StoryBet;
  item: BetItem;
  /** Its place among the bet's items, from 0. */
  at: number;
  leg: StoryLeg | undefined;
}

interface Offer {
  price: number | null;
  points: number | null;
}

const writeOffer = ({ pick }: BetItem, { price, points }: Offer, { priceType }: FileLanguage): string =>
  [
    ...(points === null
      ? []
      : [pick.type === 'G' && pick.market === 'S' ? formatSpread(points) : formatTotal(points)]),
    ...(price === null ? [] : [formatPrice(price, priceType)]),
  ].join(' ');

/** An offer of the leg, with its price where that decides what the leg pays; null where nothing is left to say. */
export const describeOffer = (
  { bet, item, at }: ToldLeg,
  { price, points }: Offer,
  language: FileLanguage,
): string | null =>
  writeOffer(item, { points, price: paysOwnPrice(bet.terms, at) ? price : null }, language) || null;

/** How a line moved until its leg was accepted. */
export interface LineWords {
  summary: string;
  /** How it stood before, and its moves. */
  lines: ReadonlyArray<{ atMs: number; text: string }>;
}

/** @returns null of a leg of which nothing is told */
export const describeLine = (told: ToldLeg, language: FileLanguage): LineWords | null => {
  const { bet, item, leg } = told;
  if (leg?.line === undefined || leg.acceptedAtMs === undefined) return null;
  const { t, locale } = language;
  if (leg.line === null) return { summary: t('ticket:lineNotKept'), lines: [] };
  const { sinceMs, stood, moves, earlier } = leg.line;
  const count = moves.length + earlier;
  const between = { since: describeTime(sinceMs, locale), until: describeTime(leg.acceptedAtMs, locale) };
  if (count === 0) return { summary: t('ticket:lineStill', between), lines: [] };
  const all = [...(stood === null ? [] : [{ atMs: sinceMs, ...stood }]), ...moves];
  return {
    summary: [
      t('ticket:lineMoved', { count, ...between }),
      ...(earlier === 0 ? [] : [t('ticket:lineEarlier', { count: earlier })]),
    ].join('. '),
    lines: all.map(({ atMs, price, points, isOpen }) => ({
      atMs,
      text: [
        writeOffer(item, { points, price: WAGER_KINDS[bet.terms.kind].pricesPay ? price : null }, language),
        ...(isOpen && price !== null ? [] : [t('ticket:lineClosed')]),
      ].join(' '),
    })),
  };
};
