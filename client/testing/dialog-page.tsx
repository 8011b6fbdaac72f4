import { useRouter, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Dialogs } from '../src/page/shell/Dialogs.tsx';

/** A page under the dialogs, for tests of their addresses: `at /scores?dialog=rules`, and a Back like a browser's. */
export function DialogPage({ children }: { children: ReactNode }) {
  const { history } = useRouter();
  const href = useRouterState({ select: ({ location }) => location.href });
  return (
    <>
      {children}
      <p>at {href}</p>
      <button type="button" onClick={() => history.back()}>
        Back
      </button>
      <Dialogs />
    </>
  );
}
