import type { Cents } from '@lineboard/domain/ground/money/cents';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './FigureCents.module.css';

interface FigureCentsProps {
  cents: Cents;
  /** A result always shows its sign, a balance only when it is owed. */
  as: 'result' | 'balance';
}

/** An amount whose sign and colour say which way the money went. */
export function FigureCents({ cents, as }: FigureCentsProps) {
  const { amount, signedAmount } = useFormats();
  const tone = cents < 0 ? 'down' : as === 'balance' ? 'plain' : cents > 0 ? 'up' : 'even';
  return (
    <span className={classes['money']} data-tone={tone}>
      {as === 'result' || cents < 0 ? signedAmount(cents) : amount(cents)}
    </span>
  );
}
