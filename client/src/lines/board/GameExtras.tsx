import type { ExtrasDetail, GameDetail, RowKey } from '@lineboard/workers/board/board-frame';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createExtraGroups, type ExtraGroup } from './extra-groups.ts';
import classes from './GameExtras.module.css';
import { useCells } from './use-cells.ts';
import { useSame } from '../../ground/ui/use-same.ts';

interface GameExtrasProps {
  rowKey: RowKey;
  game: GameDetail;
  extras: ExtrasDetail;
}

/** On a wide board: team totals and further periods of a game, next to the columns of the chosen markets. */
export const GameExtras = memo(function GameExtras({ rowKey, game, extras }: GameExtrasProps) {
  const { t } = useTranslation();
  const { gameNum, periodNumber, team1, team2, hasDraw, teamTotals } = game;
  const shown = useSame(extras);
  const groups = useMemo(
    () => createExtraGroups(t, { gameNum, periodNumber, team1, team2, hasDraw, teamTotals }, shown),
    [t, gameNum, periodNumber, team1, team2, hasDraw, teamTotals, shown],
  );
  return (
    <div role="presentation" className={classes['extras']}>
      {groups.map((group) => (
        <Group key={group.key} rowKey={rowKey} group={group} />
      ))}
    </div>
  );
});

function Group({ rowKey, group: { kind, columns } }: { rowKey: RowKey; group: ExtraGroup }) {
  const place = useCells(rowKey, columns);
  return <div ref={place} role="presentation" className={classes['group']} data-kind={kind} />;
}
