import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { listMadeUpProps } from './list-made-up-props.ts';
import classes from './PropsPage.module.css';

/** Any game's board looks alike every time; this one where no game is named. */
const NO_GAME = 1;

const readGameNum = (path: string): number => {
  const [, , given = ''] = path.split('/');
  return /^\d{1,9}$/.test(given) ? Number(given) : NO_GAME;
};

/** A builder of player props: lines of made-up players, put together to a price that is shown and can't be bet. */
export function PropsPage({ address }: ProviderPageProps) {
  const { t } = useTranslation('props');
  const gameNum = readGameNum(address.path);
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const choose = (key: string, decimal: number): void => {
    const next = new Map(chosen);
    if (next.get(key) === decimal) next.delete(key);
    else next.set(key, decimal);
    setChosen(next);
  };
  const price = [...chosen.values()].reduce((product, decimal) => product * decimal, 1);
  return (
    <section className={classes['page']} aria-labelledby="props-title">
      <h2 id="props-title">{t('title', { gameNum })}</h2>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('player')}</th>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('over')}</th>
            <th scope="col">{t('under')}</th>
          </tr>
        </thead>
        <tbody>
          {listMadeUpProps(gameNum).map(({ player, stat, line, over, under }) => (
            <tr key={player}>
              <th scope="row">
                {player} <span>{t(`props:stat-${stat}`)}</span>
              </th>
              <td>{line.toFixed(1)}</td>
              {(
                [
                  ['over', over],
                  ['under', under],
                ] as const
              ).map(([side, decimal]) => (
                <td key={side}>
                  <button
                    type="button"
                    aria-pressed={chosen.get(player) === decimal}
                    aria-label={t('pick', { player, side: t(side), line: line.toFixed(1) })}
                    onClick={() => choose(player, decimal)}
                  >
                    {decimal.toFixed(2)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes['price']} aria-live="polite">
        {chosen.size === 0 ? t('empty') : t('combined', { count: chosen.size, price: price.toFixed(2) })}
      </p>
    </section>
  );
}
