import type { Ruling, StoryBet, TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { statusOfResult } from '@lineboard/domain/ground/result/straight-result';
import { describeMoment } from '../exports/describe-moment.ts';
import type { FileLanguage } from '../exports/file-language.ts';
import { describeOffer, type ToldLeg } from './describe-line.ts';

/** Something that is said of a leg, and when that was; null: it has no time of its own. */
export interface LegFact {
  atMs: number | null;
  name: string;
  text: string;
}

/** The legs of a bet, in its order. */
export const listToldLegs = (bet: StoryBet, { legs }: Pick<TicketStory, 'legs'>): ToldLeg[] =>
  bet.items.map((item, at) => ({
    bet,
    item,
    at,
    leg: legs.find((leg) => leg.wagerNumber === bet.wagerNumber && leg.itemNumber === at + 1),
  }));

type Told = Omit<LegFact, 'text'> & { text: string | null };

const writeScore = ({ score1, score2 }: { score1: number; score2: number }): string => `${score1}–${score2}`;

const describeResult = ({ item }: ToldLeg, { t }: FileLanguage): string => {
  const { result, score1, score2, counted } = item;
  return [
    t(`open-bets:status.${result === null ? 'O' : statusOfResult(result)}`),
    ...(result === null || score1 === null || score2 === null ? [] : [writeScore({ score1, score2 })]),
    ...(counted == null ? [] : [t('open-bets:counted', { score: writeScore(counted) })]),
  ].join(' · ');
};

const describeShift = ({ item: { teaserPoints, pointsBought } }: ToldLeg, { t }: FileLanguage) => {
  const shift = teaserPoints !== 0 ? teaserPoints : pointsBought / 2;
  const name = teaserPoints !== 0 ? 'teased' : pointsBought > 0 ? 'bought' : 'sold';
  return shift === 0 ? null : t(`open-bets:${name}`, { points: Math.abs(shift) });
};

/** How a leg was picked, seen and accepted. */
export const listPlacedFacts = (told: ToldLeg, language: FileLanguage): LegFact[] => {
  const { t, locale } = language;
  const { item, leg } = told;
  const offer = (price: number | null, points: number | null) =>
    describeOffer(told, { price, points }, language);
  const { placedScore, gameDateTimeMs } = item;
  const atMs = leg?.acceptedAtMs ?? null;
  const facts: Told[] = [
    { atMs: null, name: t('receipt:starts'), text: describeMoment(gameDateTimeMs, locale) },
    {
      atMs: leg?.pickedAtMs ?? null,
      name: t('receipt:picked'),
      text: leg === undefined || leg.pickedPrice === null ? null : offer(leg.pickedPrice, leg.pickedLine),
    },
    {
      atMs: null,
      name: t('ticket:saw'),
      text: leg === undefined || leg.seenPrice === null ? null : offer(leg.seenPrice, leg.seenLine),
    },
    { atMs, name: t('ticket:line'), text: offer(item.linePrice, item.linePoints) },
    { atMs, name: t('ticket:got'), text: offer(item.finalPrice, item.finalLine) },
    { atMs: null, name: t('receipt:points'), text: describeShift(told, language) },
    { atMs, name: t('receipt:scoreThen'), text: placedScore == null ? null : writeScore(placedScore) },
  ];
  return facts.flatMap(({ text, ...fact }) => (text === null ? [] : [{ ...fact, text }]));
};

export const describeRuling = (ruling: Ruling, { t }: FileLanguage): string => {
  const { score1, score2, result } = ruling;
  return [
    result === null ? t('receipt:takenBack') : t(`open-bets:status.${statusOfResult(result)}`),
    ...(score1 === null || score2 === null ? [] : [writeScore({ score1, score2 })]),
  ].join(' · ');
};

/** What became of a leg. */
export const listResultFacts = (told: ToldLeg, language: FileLanguage): LegFact[] => {
  const { t } = language;
  const decidedAtMs = told.leg?.decidedByOperator ?? null;
  return [
    { atMs: null, name: t('receipt:result'), text: describeResult(told, language) },
    ...(decidedAtMs === null
      ? []
      : [{ atMs: decidedAtMs, name: t('receipt:decidedBy'), text: t('ticket:moment.byOperator') }]),
  ];
};
