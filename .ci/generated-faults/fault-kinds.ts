import type { FaultKind } from './fault-kind.ts';
import { dropCall } from './kinds/drop-call.ts';
import { dropCleanup } from './kinds/drop-cleanup.ts';
import { dropComposition } from './kinds/drop-composition.ts';
import { dropEvent } from './kinds/drop-event.ts';
import { dropGuard } from './kinds/drop-guard.ts';
import { dropHook } from './kinds/drop-hook.ts';
import { dropJsxChild } from './kinds/drop-jsx-child.ts';
import { dropPart } from './kinds/drop-part.ts';
import { dropPlugIn } from './kinds/drop-plug-in.ts';
import { dropRoute } from './kinds/drop-route.ts';
import { dropSubscription } from './kinds/drop-subscription.ts';
import { dropSweep } from './kinds/drop-sweep.ts';
import { leaveOutArgument } from './kinds/leave-out-argument.ts';
import { leaveOutProperty } from './kinds/leave-out-property.ts';
import { negateCondition } from './kinds/negate-condition.ts';
import { secondBeat } from './kinds/second-beat.ts';
import { swapArguments } from './kinds/swap-arguments.ts';

/**
 * If two kinds would make the same change, the first one makes it: kinds for a special call come before the general
 * ones.
 */
export const FAULT_KINDS: readonly FaultKind[] = [
  dropRoute,
  dropPlugIn,
  dropSubscription,
  secondBeat,
  dropEvent,
  dropSweep,
  dropCleanup,
  dropHook,
  dropComposition,
  dropCall,
  dropPart,
  dropJsxChild,
  dropGuard,
  swapArguments,
  negateCondition,
  leaveOutArgument,
  leaveOutProperty,
];
