import type { PlantedFault } from '../planted-fault.ts';

/** What customers choose and keep, and accounts that people open by themselves. */
export const ACCOUNT_FAULTS: readonly PlantedFault[] = [
  {
    id: 'operators-restriction-taken-back',
    what: 'CALL1-06: a customer takes back what an operator put on the account.',
    file: 'domain/src/account/settings/self-service.ts',
    find: ' && isByCustomer(standing)',
    replace: '',
    tests: [
      'domain/src/account/settings/self-service.test.ts',
      'gateway/src/account/self-service/settings.integration.test.ts',
    ],
  },
  {
    id: 'sign-up-tells-of-mail',
    what: 'ERR1-13: the answer says that a mail address was written to before.',
    file: 'gateway/src/account/sign-up/create-account.ts',
    find: 'isMailSent: mailer.isSetUp',
    replace: 'isMailSent: maySend',
    tests: ['gateway/src/account/sign-up/sign-up.integration.test.ts'],
  },
  {
    id: 'sign-up-mail-unconfirmed',
    what: 'A mail address is used that nobody confirmed.',
    file: 'gateway/src/account/sign-up/create-account.ts',
    find: "      ['web_language', LANGUAGE_ROWS[draft.language].bookCode],\n",
    replace:
      "      ['web_language', LANGUAGE_ROWS[draft.language].bookCode],\n      ['email', draft.email],\n",
    tests: ['gateway/src/account/sign-up/sign-up.integration.test.ts'],
  },
];
