import { Type } from 'typebox';
import { PickSchema } from '../../ground/pick/pick.schema.ts';
import { MAX_TICKET_ITEMS } from '../request/ticket-bounds.ts';
import { WagerRefSchema } from '../request/ticket-request.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { RIF_REFUSALS } from './rif-refusals.ts';

/** `RifCheck`. */
export const RifCheckSchema = strict(
  {
    parent: WagerRefSchema,
    picks: list(PickSchema, { minItems: 1, maxItems: MAX_TICKET_ITEMS }),
  },
  {
    title: 'RifCheck',
    description:
      'Asks whether a ticket on these picks may roll from a wager of the customer’s (spec 1 §7 “check invalid RIF combinations”).',
  },
);

/** `RifCheckAnswer`. */
export const RifCheckAnswerSchema = Type.Union(
  [
    strict({ valid: Type.Literal(true), maxChain: count('Longest chain of rolling ifs (HR-25).') }),
    strict({ valid: Type.Literal(false), code: Type.Enum(RIF_REFUSALS) }),
  ],
  { title: 'RifCheckAnswer' },
);
