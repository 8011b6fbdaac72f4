import { hasPitchers } from '@lineboard/domain/betting/grading/pitchers';
import { useTranslation } from 'react-i18next';
import { useLastKnown } from '../../../ground/ui/use-last-known.ts';
import classes from './PitcherChoice.module.css';
import type { SlipItem } from '../state/slip-item.ts';
import { useSlip } from '../state/slip-store.ts';

/** Baseball moneylines (HR-34): the named starters must start, or the bet stands whoever starts. */
export function PitcherChoice({ item, isLocked }: { item: SlipItem; isLocked: boolean }) {
  const { t } = useTranslation();
  const quote = useSlip(
    ({ quotes, lastKnown }) => quotes.get(item.itemId) ?? lastKnown.get(item.itemId) ?? null,
  );
  const changePitchers = useSlip((state) => state.changePitchers);
  const isMoneyLine = item.pick.type === 'G' && item.pick.market === 'M';
  if (!isMoneyLine || quote?.type !== 'G' || !hasPitchers(quote.game.sportType)) return null;
  const { listedPitcher1, listedPitcher2 } = quote.game;
  const { pitcher1ReqFlag, pitcher2ReqFlag } = item;
  return (
    <div className={classes['pitchers']} role="group" aria-label={t('slip:pitchers')}>
      <Starter
        name={listedPitcher1}
        mustStart={pitcher1ReqFlag}
        isLocked={isLocked}
        onChange={(mustStart) => changePitchers(item.itemId, mustStart, pitcher2ReqFlag)}
      />
      <Starter
        name={listedPitcher2}
        mustStart={pitcher2ReqFlag}
        isLocked={isLocked}
        onChange={(mustStart) => changePitchers(item.itemId, pitcher1ReqFlag, mustStart)}
      />
    </div>
  );
}

interface StarterProps {
  /** null when nobody is listed. */
  name: string | null;
  mustStart: boolean;
  isLocked: boolean;
  onChange: (mustStart: boolean) => void;
}

/** A starter who is removed from the list keeps the place, so that nothing below it moves. */
function Starter({ name, mustStart, isLocked, onChange }: StarterProps) {
  const { t } = useTranslation();
  const known = useLastKnown(name);
  if (known === null) return null;
  return (
    <label>
      <input
        type="checkbox"
        checked={mustStart}
        disabled={isLocked || name === null}
        onChange={() => onChange(!mustStart)}
      />
      {t('slip:mustStart', { name: known })}
    </label>
  );
}
