import type { PlantedFault } from '../planted-fault.ts';

/** What customers choose and keep, and accounts that people open by themselves. */
export const ACCOUNT_FAULTS: readonly PlantedFault[] = [
  {
    id: 'settings-routes-gone',
    what: 'CALL1-50: no settings are kept.',
    file: 'gateway/src/start/route-tables.ts',
    find: 'plugIn(settingsRoutes, [',
    replace: 'plugIn(() => undefined, [',
    tests: ['gateway/src/account/self-service/settings.integration.test.ts'],
  },
  {
    id: 'settings-pages-not-told',
    what: 'CON1-17: the customer’s other pages go on with the settings of before.',
    file: 'gateway/src/account/self-service/settings-routes.ts',
    find: "customerEvents.publish(customerId, { kind: 'settings' })",
    replace: 'undefined',
    tests: ['gateway/src/account/self-service/settings.integration.test.ts'],
  },
  {
    id: 'settings-not-followed',
    what: 'CON1-17: a page doesn’t hear of what was saved on another device.',
    file: 'client/src/page/app/lifecycles.ts',
    find: '  ({ live }) => keepSettings(live.customer$),\n',
    replace: '',
    tests: ['client/src/page/app/lifecycles.test.ts'],
  },
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
    id: 'remembered-after-signing-out',
    what: 'SCR1-61: who signs out is signed in again.',
    file: 'gateway/src/account/session/session-routes.ts',
    find: '    await rememberedDevices.forget(request.cookies[names.device]);\n',
    replace: '',
    tests: ['gateway/src/account/session/remembered-device.integration.test.ts'],
  },
  {
    id: 'remembered-against-the-setting',
    what: 'SCR1-61: turning it off on another device changes nothing.',
    file: 'gateway/src/account/session/remembered-devices.ts',
    find: "      .where('c.web_remember_password', '=', true)\n",
    replace: '',
    tests: ['gateway/src/account/session/remembered-device.integration.test.ts'],
  },
  {
    id: 'sign-up-order',
    what: 'VAL1-30, VAL1-31: the passwords are compared before the mail addresses.',
    file: 'domain/src/account/sign-up/sign-up.ts',
    find: "  if (draft.email !== draft.emailAgain) return 'emailAgain';\n  if (draft.password !== draft.passwordAgain) return 'passwordAgain';\n",
    replace:
      "  if (draft.password !== draft.passwordAgain) return 'passwordAgain';\n  if (draft.email !== draft.emailAgain) return 'emailAgain';\n",
    tests: ['domain/src/account/sign-up/sign-up.test.ts'],
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
  {
    id: 'sign-up-stays',
    what: 'SCR1-74: nobody is led on after signing up.',
    file: 'client/src/account/sign-up/Welcome.tsx',
    find: 'if (stays) return undefined;',
    replace: 'if (stays || !stays) return undefined;',
    tests: ['client/src/account/sign-up/SignUpPage.test.tsx'],
  },
];
