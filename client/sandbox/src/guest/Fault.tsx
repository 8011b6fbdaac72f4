import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import classes from './Fault.module.css';
import type { SandboxFault } from './call-sandbox.ts';

type FaultName = ParseKeys extends infer Key
  ? Key extends `guest:fault-${infer Name}`
    ? Name
    : never
  : never;

/** The text for each fault; for the rest the player can only try again. */
const SAID = new Map<SandboxFault, FaultName>([
  ['networkFailed', 'network'],
  ['bookAway', 'network'],
  ['outOfOrder', 'elsewhere'],
  ['roundOpen', 'elsewhere'],
  ['stakeOutOfLimits', 'stake'],
  ['stakeNotInSteps', 'stake'],
  ['betNotOffered', 'stake'],
  ['moveNotAllowed', 'move'],
  ['rateLimited', 'rate'],
  ['book:insufficientFunds', 'funds'],
  ['book:sessionEnded', 'session'],
  ['book:playNotAllowed', 'allowed'],
  ['book:inTimeOut', 'timeOut'],
  ['book:ownLossLimit', 'ownLimit'],
  ['book:tooManyRounds', 'rounds'],
  ['book:cashNotAllowed', 'allowed'],
  ['book:amountTooSmall', 'tooSmall'],
  ['book:amountTooLarge', 'tooLarge'],
  ['book:ownDepositLimit', 'ownDeposit'],
  ['book:tooManyRequests', 'requests'],
  ['book:requestDecided', 'decided'],
]);

/** Says why a step was not made, in a place that is kept free for it. */
export function Fault({ fault }: { fault: SandboxFault | null }) {
  const { t } = useTranslation();
  return (
    <p className={classes['fault']} role="alert">
      {fault === null ? '' : t(`guest:fault-${SAID.get(fault) ?? 'other'}`)}
    </p>
  );
}
