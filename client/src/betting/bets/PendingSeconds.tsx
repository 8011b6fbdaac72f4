import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readGatewayMs } from '../../ground/live/line-state.ts';
import { repeat } from '../../ground/timers/repeat.ts';

const secondsUntil = (momentMs: number): number =>
  Math.max(0, Math.ceil((momentMs - readGatewayMs()) / 1000));

/** HR-44: a live bet waits; this is how much longer. */
export function PendingSeconds({ decidedAtMs }: { decidedAtMs: number }) {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(() => secondsUntil(decidedAtMs));
  useEffect(() => {
    const tick = (): void => setSeconds(secondsUntil(decidedAtMs));
    tick();
    return repeat(tick, 250);
  }, [decidedAtMs]);
  return (
    <span className="lb-figures">
      {seconds > 0 ? t('slip:pending', { count: seconds }) : t('slip:deciding')}
    </span>
  );
}
