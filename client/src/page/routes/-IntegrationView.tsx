import {
  findGenericIntegration,
  type IntegrationName,
} from '@lineboard/domain/ground/integration/integrations';
import { Navigate, useParams } from '@tanstack/react-router';
import { Fragment, type ReactNode, useMemo } from 'react';
import { IntegrationPage } from '../../casino/integrations/IntegrationPage.tsx';
import { LobbyPage } from '../../casino/lobby/LobbyPage.tsx';

/** Parameters in the page's path: `gameId`, `arg1`, `arg2`. */
type Parameters = ReadonlyMap<string, string>;

/** Integrations that show more than a provider's page in a frame. */
const VIEWS: ReadonlyMap<IntegrationName, (parameters: Parameters) => ReactNode> = new Map([
  ['altira', () => <LobbyPage name="altira" />],
  ['onlyPlay', () => <LobbyPage name="onlyPlay" />],
  ['qora', () => <LobbyPage name="qora" />],
  ['pocketCasino', () => <LobbyPage name="pocketCasino" />],
]);

/** Rows of the registry are not route files: the generated types don't have their parameters. */
const useRowParams = (): Readonly<Partial<Record<string, string>>> => useParams({ strict: false });

const useParameters = (): Parameters => {
  const params = useRowParams();
  return useMemo(
    () => new Map(Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    [params],
  );
};

function View({ name }: { name: IntegrationName }) {
  const parameters = useParameters();
  const own = VIEWS.get(name);
  return (
    <Fragment key={name}>
      {own === undefined ? <IntegrationPage name={name} parameters={parameters} /> : own(parameters)}
    </Fragment>
  );
}

/** The page of a row of the registry. */
export const createIntegrationView = (name: IntegrationName) =>
  function IntegrationView() {
    return <View name={name} />;
  };

/** `/integrations/{name}`: the name chooses the view; an unknown one leads to the lines, like any unknown address. */
export function GenericView() {
  const integration = findGenericIntegration(useRowParams()['name'] ?? '');
  return integration === undefined ? <Navigate to="/" replace /> : <View name={integration.name} />;
}
