import type { RulesName } from '../table/RulesPanel.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../guest/use-money.ts';
import type { GameFaceProps } from '../game-face.ts';
import { Actions } from '../table/Actions.tsx';
import { ChipTray } from '../table/ChipTray.tsx';
import { GameTable } from '../table/GameTable.tsx';
import { useStake } from '../table/use-stake.ts';

interface BetOnceProps extends GameFaceProps {
  rules: RulesName;
  isSettled: boolean;
  onSkip(): void;
  /** What is chosen in addition to the stake. */
  choices?: ReactNode;
  betOf(stakeCents: number): unknown;
  children: ReactNode;
}

/** The table of a game that one bet decides. */
export function BetOnce({ choices, betOf, children, ...props }: BetOnceProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { game, table } = props;
  const { values, stakeCents, setStake } = useStake(game);
  return (
    <GameTable
      {...props}
      hint={t('table:hint-bet')}
      controls={
        <>
          {choices}
          <ChipTray values={values} chosen={stakeCents} onChoose={setStake} isDisabled={table.isBusy} />
          <Actions
            actions={[
              {
                label: t('table:playFor', { amount: money(stakeCents) }),
                onPress: () => void table.start(betOf(stakeCents)),
                isPrimary: true,
                isDisabled: table.isBusy || table.view === null,
              },
            ]}
          />
        </>
      }
    >
      {children}
    </GameTable>
  );
}
