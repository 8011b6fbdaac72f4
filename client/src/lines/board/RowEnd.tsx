import type { GameDetail } from '@lineboard/workers/board/board-frame';
import { useShowLines } from '../../betting/offering/use-show-lines.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useBoardParts, useBoardWords } from './BoardProvider.tsx';
import classes from './RowEnd.module.css';

// Few games have contests, and fewer are asked for them.
const loadOpening = () => import('../../betting/offering/open-linked-contests.ts');

/**
 * At the row's end: buttons for the line since opening with the game's other periods and alternate lines, and for the
 * contests linked to it.
 */
export function RowEnd({ game, isPhone }: { game: GameDetail; isPhone: boolean }) {
  const t = useBoardWords();
  const { toggleUnfolded } = useBoardParts().unfolding;
  const notify = useNotices((state) => state.notify);
  const showLines = useShowLines();
  const names = { team1: game.team1, team2: game.team2 };
  const further = game.furtherPeriods + game.alternates;

  const openContests = async (): Promise<void> => {
    const opening = await loadOpening().catch(() => null);
    const result = opening === null ? 'failed' : await opening.openLinkedContests(game);
    if (result === 'opened' || result === 'alreadyOpen') showLines();
    if (result === 'opened') return;
    notify({ kind: result === 'alreadyOpen' ? 'info' : 'error', text: t(`board:contests.${result}`) });
  };

  return (
    <div role="gridcell" className={classes['end']} data-phone={isPhone}>
      {!game.isFurtherPeriod && (
        <button
          type="button"
          className={classes['button']}
          aria-expanded={game.isUnfolded}
          aria-label={
            further > 0 ? t('board:moreLines', { ...names, count: further }) : t('board:history.of', names)
          }
          onClick={() => toggleUnfolded(game.gameNum)}
        >
          {further > 0 ? `+${further}` : <Icon name="chart" size={14} />}
          <span className={classes['arrow']} data-open={game.isUnfolded}>
            <Icon name="down" size={12} />
          </span>
        </button>
      )}
      {!game.isFurtherPeriod && game.contests.length > 0 && (
        <button
          type="button"
          className={classes['button']}
          aria-label={t('board:linkedContests', { ...names, count: game.contests.length })}
          title={t('board:linkedContests', { ...names, count: game.contests.length })}
          onClick={() => void openContests()}
        >
          <Icon name="lines" size={14} />
          {!isPhone && game.contests.length}
        </button>
      )}
    </div>
  );
}
