import { isAmericanPrice } from '@lineboard/domain/ground/price/american-price';
import { createPlay, createRejections, NO_LINE, type PlayedContest, type ReadPlays } from './season-play.ts';

interface Offer {
  player: string;
  market: string;
  book: string;
  price: number;
  line: number | null;
  matchup: string;
  commence_time: string;
  side: 'Over' | 'Under' | 'Yes';
}

/**
 * Players' propositions of several books, one offer a line: contests of their game that move from book to book. No
 * results.
 */
export const parseNhlProps = (file: string, text: string): ReadPlays => {
  const rejected = createRejections();
  const offers = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Offer)
    .filter(({ price }) => {
      if (!isAmericanPrice(price)) rejected.add('no price');
      return isAmericanPrice(price);
    });
  const games = Map.groupBy(offers, ({ matchup, commence_time: start }) => `${start} ${matchup}`);
  const plays = [...games.values()].flatMap((ofGame) => {
    const [first] = ofGame;
    const [team2 = '', team1 = ''] = first?.matchup.split(' vs ') ?? [];
    const kickoffMs = Date.parse(first?.commence_time ?? '');
    if (team1 === '' || team2 === '' || Number.isNaN(kickoffMs)) {
      rejected.add('no game');
      return [];
    }
    const contests = Map.groupBy(ofGame, ({ player, market, line }) => `${player} ${market} ${line}`);
    return [
      createPlay(
        file,
        {
          sportType: 'Hockey',
          sportSubType: 'NHL',
          team1,
          team2,
          kickoffMs,
          open: null,
          close: NO_LINE,
          score1: 0,
          score2: 0,
          segments: [],
        },
        { isOver: false, contests: [...contests.values()].map(createContest) },
      ),
    ];
  });
  return { plays, rejected: rejected.counts };
};

const createContest = (offers: readonly Offer[]): PlayedContest => {
  const { player, market, line } = offers[0]!;
  const contestants = line === null ? ['Yes'] : ['Over', 'Under'];
  const books = [...Map.groupBy(offers, ({ book }) => book).values()];
  return {
    menu: ['Hockey', 'NHL', 'Players'],
    description: [player, market.replaceAll('_', ' '), ...(line === null ? [] : [String(line)])].join(', '),
    contestants,
    history: books.map((ofBook) => ({
      prices: contestants.map((side) => ofBook.find((offer) => offer.side === side)?.price ?? null),
      status: 'O',
    })),
    outcomes: null,
  };
};
