import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameNamed, useDeviceSettings } from '../../ground/device/device-settings.ts';
import { IntegrationPage } from '../../casino/integrations/IntegrationPage.tsx';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import classes from './GameProps.module.css';
import { OwnProps } from './OwnProps.tsx';

/** SCR2-10: the props builder of the pressed game: the provider's widget, or the book's own props. */
export function GameProps() {
  const { t } = useTranslation();
  const game = useDeviceSettings((settings) => settings.propsGame);
  if (game === null)
    return <PageEmpty title={t('side-features:noGame')} how={t('side-features:noGameHow')} />;
  return <Widget key={game.gameNum} game={game} />;
}

function Widget({ game: { gameNum, team1, team2 } }: { game: GameNamed }) {
  const { t } = useTranslation();
  const parameters = useMemo(() => new Map([['gameNum', String(gameNum)]]), [gameNum]);
  return (
    <>
      <h3 className={classes['game']}>{t('offering:spotlightGame', { team1, team2 })}</h3>
      <IntegrationPage name="propsBuilder" parameters={parameters}>
        <OwnProps gameNum={gameNum} />
      </IntegrationPage>
    </>
  );
}
