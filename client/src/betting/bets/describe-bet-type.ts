import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { TFunction } from 'i18next';
import { describeTeaser } from './describe-teaser.ts';

/** `Parlay (4)`, `Round robin by 2s and 3s (4)`, `Teaser 6 pts football, ties push (3)`; empty spots count as picks. */
export const describeBetType = (t: TFunction, { terms, items }: Pick<Bet, 'terms' | 'items'>): string => {
  const picks = items.length + ('openSpots' in terms ? terms.openSpots : 0);
  switch (terms.kind) {
    case 'straight':
      return items[0]?.pick.type === 'C' ? t('open-bets:type.contest') : t('open-bets:type.straight');
    case 'roundRobin':
      return t('open-bets:type.roundRobin', {
        sizes: terms.sizes.map((size) => t('open-bets:parlaySize', { size })),
        picks,
      });
    case 'teaser': {
      const texts = { name: describeTeaser(t, terms.teaser), picks };
      return terms.teaser.category === 'Pleasers'
        ? t('open-bets:type.pleaser', texts)
        : t('open-bets:type.teaser', texts);
    }
    case 'ifBet':
      return terms.condition === 'winOnly'
        ? t('open-bets:type.ifWinOnly', { picks })
        : t('open-bets:type.ifWinOrPush', { picks });
    case 'reverse':
      return items.length === 2 ? t('open-bets:type.actionReverse') : t('open-bets:type.arbc', { picks });
    default:
      return t(`open-bets:type.${terms.kind}`, { picks });
  }
};
