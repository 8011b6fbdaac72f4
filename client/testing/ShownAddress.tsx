import { useRouterState } from '@tanstack/react-router';

/** Shows the page's address, for tests of navigation: `address /betOffering`. */
export function ShownAddress() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <p>address {path}</p>;
}
