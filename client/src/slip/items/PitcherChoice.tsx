import { useTranslation } from 'react-i18next';
import classes from './PitcherChoice.module.css';
import type { SlipItem } from '../state/slip-item.ts';
import { useSlip } from '../state/slip-store.ts';

/** Baseball moneylines (HR-34): the named starters must start, or the bet stands whoever starts. */
export function PitcherChoice({ item, isLocked }: { item: SlipItem; isLocked: boolean }) {
  const { t } = useTranslation('slip');
  const quote = useSlip(
    ({ quotes, lastKnown }) => quotes.get(item.itemId) ?? lastKnown.get(item.itemId) ?? null,
  );
  const changePitchers = useSlip((state) => state.changePitchers);
  const isMoneyLine = item.pick.type === 'G' && item.pick.market === 'M';
  if (!isMoneyLine || quote?.type !== 'G' || quote.game.sportType !== 'Baseball') return null;
  const starters = [
    { name: quote.game.listedPitcher1, mustStart: item.pitcher1ReqFlag, at: 1 as const },
    { name: quote.game.listedPitcher2, mustStart: item.pitcher2ReqFlag, at: 2 as const },
  ];
  return (
    <div className={classes['pitchers']} role="group" aria-label={t('pitchers')}>
      {starters.map(({ name, mustStart, at }) =>
        name === null ? null : (
          <label key={at}>
            <input
              type="checkbox"
              checked={mustStart}
              disabled={isLocked}
              onChange={() =>
                changePitchers(
                  item.itemId,
                  at === 1 ? !mustStart : item.pitcher1ReqFlag,
                  at === 2 ? !mustStart : item.pitcher2ReqFlag,
                )
              }
            />
            {t('mustStart', { name })}
          </label>
        ),
      )}
    </div>
  );
}
