import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { Rules } from './Rules.tsx';

/** The rules as a page of their own: the current place is in the address. */
export function RulesPage() {
  const { anchor } = useParams({ strict: false });
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const onChoose = useCallback(
    (chosen: string) => void navigate({ to: '/rules/{-$anchor}', params: { anchor: chosen } }),
    [navigate],
  );
  return <Rules anchor={anchor} isNarrow={isPhone} level={1} onChoose={onChoose} />;
}
