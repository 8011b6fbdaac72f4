import unfolded from '@lineboard/domain/catalogues/en/later/unfolded.json';
import type { LadderHeadDetail } from '@lineboard/workers/board/board-frame';
import type { LadderMarket } from '@lineboard/workers/board/ladder-market';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Tab } from '../../ground/ui/Tab.tsx';
import { useBoardParts } from './BoardProvider.tsx';
import classes from './LadderHeadRow.module.css';
import { useTexts } from '../../ground/i18n/use-texts.ts';

const nameOf = (
  t: TFunction,
  market: LadderMarket,
  { team1, team2 }: Pick<LadderHeadDetail, 'team1' | 'team2'>,
): string => {
  switch (market) {
    case 'spread':
      return t('board:head.spread');
    case 'total':
      return t('board:head.total');
    case 'team1Total':
      return t('unfolded:ladder.teamTotal', { team: team1 });
    case 'team2Total':
      return t('unfolded:ladder.teamTotal', { team: team2 });
  }
};

/** Above a ladder: its markets, and the names of the sides that the prices belong to. */
export function LadderHeadRow({ head }: { head: Omit<LadderHeadDetail, 'kind'> }) {
  useTexts({ unfolded });
  const { t } = useTranslation();
  const { chooseLadderMarket } = useBoardParts().unfolding;
  const { gameNum, team1, team2, markets, market } = head;
  const sides = market === 'spread' ? [team1, team2] : [t('board:head.over'), t('board:head.under')];
  return (
    <div className={classes['head']}>
      <div role="gridcell" className={classes['markets']}>
        <div
          role="group"
          aria-label={t('unfolded:ladder.markets', { team1, team2 })}
          className={classes['tabs']}
        >
          {markets.map((one) => (
            <Tab key={one} isChosen={one === market} onChoose={() => chooseLadderMarket(gameNum, one)}>
              {nameOf(t, one, head)}
            </Tab>
          ))}
        </div>
      </div>
      <div role="presentation" className={classes['sides']}>
        {sides.map((side) => (
          <span key={side} role="columnheader" title={side}>
            <span>{side}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
