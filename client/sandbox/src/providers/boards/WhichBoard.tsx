import { useTranslation } from 'react-i18next';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import classes from './WhichBoard.module.css';

/** Parameters of a sportsbook's address, as the book fills them: a customer's IP address, a board, a page of it. */
const SAID_OF_BOARD = ['ip', 'id', 'page'] as const;

const MOST_CHARACTERS = 40;

/** What the book told with the address, where that is anything. */
export function WhichBoard({ address: { parameters } }: ProviderPageProps) {
  const { t } = useTranslation('games');
  const said = SAID_OF_BOARD.flatMap((name) => {
    const value = parameters.get(name) ?? '';
    return value === '' ? [] : [t(`games:board-${name}`, { value: value.slice(0, MOST_CHARACTERS) })];
  });
  return said.length === 0 ? null : <p className={classes['which']}>{said.join(' · ')}</p>;
}
