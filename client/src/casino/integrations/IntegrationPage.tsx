import type { Integration } from '@lineboard/domain/ground/integration/integration';
import { findIntegration, type IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import type { ReactNode } from 'react';
import { AffiliateForm } from './AffiliateForm.tsx';
import { ChosenWays } from './ChosenWays.tsx';
import { IntegrationGate } from './IntegrationGate.tsx';
import { LaunchedFrame } from './LaunchedFrame.tsx';
import type { LaunchParameters } from './use-launch.ts';
import { WindowOrFrame } from './WindowOrFrame.tsx';

const NO_PARAMETERS: LaunchParameters = new Map();

interface IntegrationPageProps {
  name: IntegrationName;
  /** Parameters in the page's path. */
  parameters?: LaunchParameters;
  /** The book's own content where no provider is set up. */
  children?: ReactNode;
}

/**
 * The page of an integration, as its row in the registry describes it; the reason for an empty page when the customer
 * may not use it.
 */
export function IntegrationPage({ name, parameters = NO_PARAMETERS, children }: IntegrationPageProps) {
  return (
    <IntegrationGate name={name} instead={children}>
      <Content name={name} parameters={parameters} />
    </IntegrationGate>
  );
}

function Content({ name, parameters }: { name: IntegrationName; parameters: LaunchParameters }) {
  const { layout, popup, isForAffiliates }: Integration = findIntegration(name);
  if (layout === 'choice') return <ChosenWays name={name} />;
  if (popup !== null)
    return (
      <WindowOrFrame name={name} parameters={parameters} popup={popup} asksFirst={layout === 'window'} />
    );
  return (
    <>
      {isForAffiliates && <AffiliateForm name={name} />}
      <LaunchedFrame name={name} parameters={parameters} />
    </>
  );
}
