import { useRouterState } from '@tanstack/react-router';

/** Says where the page is, for tests of what leads elsewhere: `address /betOffering`. */
export function ShownAddress() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <p>address {path}</p>;
}
