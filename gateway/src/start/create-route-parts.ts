import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { createInbox } from '../account/messages/create-inbox.ts';
import { deletePasskeys } from '../account/passkeys/delete-passkeys.ts';
import { createExports } from '../books/exports/create-exports.ts';
import { makeFile } from '../books/exports/make-file.ts';
import { createWallet, type WalletParts } from '../casino/wallet/wallet.ts';
import { openWalletKeys } from '../casino/wallet/wallet-keys.ts';
import { readCashTerms } from '../config/cash-terms.ts';
import type { Config } from '../config/read-config.ts';
import type { ClientAddress } from '../ground/caller/client-address.ts';
import { readSliderRoom } from '../words/banners/banner-rows.ts';
import { createContentView } from '../words/content/create-content-view.ts';
import { createFiguresOf } from '../words/content/figures-of.ts';
import { createBuiltInTexts } from '../words/translations/built-in-texts.ts';

/** What they are made of. */
export interface MadeOf extends Omit<WalletParts, 'cashTerms'> {
  config: Config;
  rules: HouseRules;
  clientDir: string;
}

/** Parts that routes alone need, made of what the gateway was opened with. */
export const createRouteParts = (
  { config, rules, clientDir, ...parts }: MadeOf,
  clientAddress: ClientAddress,
) => {
  const { database, traces, customerEvents, sessions, wallNowMs, bookNowMs } = parts;
  const figuresOf = createFiguresOf(config, rules);
  const cashTerms = readCashTerms(config);
  return {
    clientAddress,
    deletePasskeys,
    figuresOf,
    defaultStore: config.DEFAULT_STORE,
    exports: createExports(() => performance.now(), makeFile),
    sliderRoom: () => readSliderRoom(database.pool, wallNowMs()),
    contentView: createContentView(database, figuresOf),
    inbox: createInbox(database, wallNowMs),
    builtInTexts: createBuiltInTexts(clientDir),
    walletKeys: openWalletKeys(config, database),
    wallet: createWallet({
      database,
      traces,
      customerEvents,
      sessions,
      wallNowMs,
      bookNowMs,
      cashTerms,
    }),
  };
};

export type RouteParts = ReturnType<typeof createRouteParts>;
