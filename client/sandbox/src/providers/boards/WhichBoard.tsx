import { useTranslation } from 'react-i18next';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import classes from './WhichBoard.module.css';

/** Parameters of a sportsbook's address, as the book fills them, and the valid values: no other text is shown. */
const SAID_OF_BOARD = [
  ['ip', /^[\d.:a-fA-F]{2,45}$/],
  ['id', /^\d{1,9}$/],
] as const;

/** What the book passed in the address, if anything: a customer's IP address, a board. */
export function WhichBoard({ address: { parameters } }: ProviderPageProps) {
  const { t } = useTranslation();
  const said = SAID_OF_BOARD.flatMap(([name, shape]) => {
    const value = parameters.get(name) ?? '';
    return shape.test(value) ? [t(`games:board-${name}`, { value })] : [];
  });
  return said.length === 0 ? null : <p className={classes['which']}>{said.join(' · ')}</p>;
}
