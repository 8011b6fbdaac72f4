import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { DEFAULT_PRICE_ACCEPTANCE } from '@lineboard/domain/ground/price/price-acceptances';
import { NOTHING } from './no-evaluation.ts';
import { createSlipOptions } from './slip-options.ts';
import type { SlipState } from './slip-state.ts';
import { EDITING } from './ticket-stage.ts';

export const EMPTY_SLIP: SlipState = {
  owner: null,
  items: [],
  options: createSlipOptions('straight'),
  parent: null,
  filled: null,
  priceAcceptance: DEFAULT_PRICE_ACCEPTANCE,
  keepOpenPlay: false,
  idempotencyKey: null,
  ticket: EDITING,
  quotes: new Map(),
  lastKnown: new Map(),
  scores: new Map(),
  begun: new Map(),
  wentLive: [],
  rules: DEFAULT_HOUSE_RULES,
  customer: null,
  account: null,
  awaitsFreePlay: false,
  readOnlyAlert: false,
  pendingChange: null,
  takenOff: null,
  openSpotsNotice: false,
  toWinNotice: false,
  continued: false,
  evaluation: NOTHING,
};
