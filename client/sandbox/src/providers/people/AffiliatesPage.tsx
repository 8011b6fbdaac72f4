import { useTranslation } from 'react-i18next';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { Notice } from '../../frame/Notice.tsx';
import classes from './People.module.css';

/** Made-up players that an affiliate brought, the same at each look. */
const ROWS = [
  ['P-1041', 3, 128.5],
  ['P-1077', 12, -64],
  ['P-1090', 1, 25],
  ['P-1112', 8, 310.25],
] as const;

/** What an affiliate earned. Who comes without a token of the affiliate system isn't one. */
export function AffiliatesPage({ address }: ProviderPageProps) {
  const { t, i18n } = useTranslation('people');
  if (address.token === null) return <Notice title={t('noAffiliate')}>{t('openAgain')}</Notice>;
  const amount = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2 });
  const total = ROWS.reduce((sum, [, , made]) => sum + made, 0);
  return (
    <section className={classes['page']}>
      <h2>{t('affiliates')}</h2>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('player')}</th>
            <th scope="col">{t('visits')}</th>
            <th scope="col">{t('earned')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([player, visits, made]) => (
            <tr key={player}>
              <th scope="row">{player}</th>
              <td>{visits}</td>
              <td>{amount.format(made)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('total')}
            </th>
            <td>{amount.format(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{t('madeUpFigures')}</p>
    </section>
  );
}
