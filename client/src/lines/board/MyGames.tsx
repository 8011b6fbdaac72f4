import myBets from '@lineboard/domain/catalogues/en/later/my-bets.json';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMyLegs } from '../../betting/my-legs/my-legs-store.ts';
import { describeHolding } from '../../betting/my-legs/describe-holding.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useFollowLegs } from '../../books/open-bets/use-follow-bets.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import classes from './BoardFilters.module.css';
import { NO_GAMES, selectMyGames } from './select-my-games.ts';

/** Marks the cells of the customer's bets, and switches the section of their games. Nothing without bets on games. */
export function MyGames() {
  useTexts({ 'my-bets': myBets });
  const { t } = useTranslation();
  const { amount } = useFormats();
  const { legs, held } = useMyLegs();
  const store = useSession((state) => selectCustomer(state)?.store ?? null);
  const isOn = useDeviceSettings((settings) => settings.myGames);
  const changeSettings = useDeviceSettings((settings) => settings.changeSettings);
  const changeOffering = useOffering((state) => state.changeOffering);
  const games = useMemo(() => (store === null ? NO_GAMES : selectMyGames(legs, store)), [legs, store]);

  useEffect(() => {
    const words = [...held].map(
      ([key, holding]) => [key, t('my-bets:cell', { held: describeHolding(t, amount, holding) })] as const,
    );
    useMyLegs.setState({ cellWords: new Map(words) });
  }, [held, t, amount]);

  const shown = isOn ? games : NO_GAMES;
  useFollowLegs(shown.legs);
  useEffect(() => changeOffering({ mine: shown.leagues }), [changeOffering, shown]);
  useEffect(() => () => changeOffering({ mine: NO_GAMES.leagues }), [changeOffering]);

  if (games.leagues.length === 0) return null;
  return (
    <button
      type="button"
      className={classes['switch']}
      aria-pressed={isOn}
      onClick={() => changeSettings({ myGames: !isOn })}
    >
      <span className={classes['box']}>{isOn && <Icon name="check" size={12} />}</span>
      {t('my-bets:myGames')}
    </button>
  );
}
