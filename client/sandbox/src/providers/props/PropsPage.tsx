import { useTranslation } from 'react-i18next';
import { Notice } from '../../frame/Notice.tsx';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { PropsBuilder } from './PropsBuilder.tsx';
import { usePropsGame } from './use-props-game.ts';

/** The range of the book's game numbers. */
const MOST_GAME_NUM = 2_147_483_647;

/** @returns null when the address names no game */
const readGameNum = (path: string): number | null => {
  const [, , given = ''] = path.split('/');
  return /^\d{1,10}$/.test(given) && Number(given) <= MOST_GAME_NUM ? Number(given) : null;
};

/** Props of the game whose number is in the address; without a number, of a game that the book has props for. */
export function PropsPage({ address }: ProviderPageProps) {
  const { t } = useTranslation();
  const [game, askAgain] = usePropsGame(readGameNum(address.path));
  if (game === 'loading') return <Notice title={t('props:loading')} />;
  if (game === 'none') return <Notice title={t('props:none')}>{t('props:noneMore')}</Notice>;
  if (game !== 'away') return <PropsBuilder game={game} />;
  return (
    <Notice title={t('props:away')}>
      <button type="button" onClick={askAgain}>
        {t('frame:tryAgain')}
      </button>
    </Notice>
  );
}
