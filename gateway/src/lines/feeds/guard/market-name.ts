import { GUARDED_MARKETS, type GuardedMarket } from '@lineboard/domain/lines/guards/market-figures';

/** A market of a line within its game: `0.main S`. */
export const marketName = (key: string, guarded: GuardedMarket): string => `${key} ${guarded}`;

export const parseMarketName = (name: string): { key: string; guarded: GuardedMarket } | null => {
  const space = name.indexOf(' ');
  const guarded = GUARDED_MARKETS.find((each) => each === name.slice(space + 1));
  return space < 1 || guarded === undefined ? null : { key: name.slice(0, space), guarded };
};
