import { Type } from 'typebox';
import { INTEGRATION_NAMES } from '../../ground/integration/integrations.ts';
import { ONLY_PLAY_GAMES } from '../../casino/lobby/only-play-games.ts';
import { list } from '../../ground/schema/list.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { SchemasOf } from './call-schema.ts';
import type { INTEGRATION_CALLS } from './integration-calls.ts';

const Name = Type.Enum([...INTEGRATION_NAMES], { description: 'The integration’s name in the registry.' });

const Parameter = strict({
  name: Type.String({ pattern: '^[A-Za-z]\\w{0,39}$', description: 'e.g. `gameId`, `arg1`, `isMobile`.' }),
  value: Type.String({ maxLength: 200 }),
});

export const INTEGRATION_CALL_SCHEMAS = {
  launchIntegration: {
    summary: 'The address of an integration’s frame, for this customer and this once',
    description:
      'Parameters that the frame’s address has no place for are left out; the caller’s IP address and the token are filled in here. A token in the address is good once, within a minute. `integrationRefused` for who may not use it, `forbidden` for a demo or offline customer where a session is needed, `notFound` for what isn’t set up, `unavailable` when another system that makes its token doesn’t answer.',
    caller: 'anyone',
    namesPage: true,
    body: strict({ name: Name, parameters: list(Parameter, { maxItems: 10 }) }),
    bodyLimitBytes: 8_192,
    answers: {
      200: strict({
        address: words(4_000, 'An address of another origin; never keep it, nor load it twice.'),
      }),
    },
    refusals: [
      'unauthenticated',
      'sessionEnded',
      'forbidden',
      'captchaRequired',
      'integrationRefused',
      'notFound',
      'rateLimited',
      'unavailable',
    ],
  },
  keepIntegration: {
    summary: 'A page of an integration is still open',
    description:
      'Its sessions with providers go on. It is no activity of the customer: the session ends as before.',
    caller: 'customer',
    body: strict({ name: Name }),
    bodyLimitBytes: 1_024,
    answers: { 204: null },
    refusals: [],
  },
  readOnlyPlayIcons: {
    summary: 'Pictures that OnlyPlay has for tiles of its lobby',
    description:
      'They come from the provider’s list (ENT2-40), as it was within the last ten minutes; none where no list is set up. `unavailable` when the provider doesn’t answer: the tiles keep the pictures that they have.',
    caller: 'anyone',
    answers: {
      200: strict(
        {
          icons: list(
            strict({
              gameId: words(80, 'The bundle’s name.'),
              address: words(2_000, 'The picture’s address, on the origin that the list is on.'),
            }),
            { maxItems: ONLY_PLAY_GAMES.length, description: 'Pictures by game.' },
          ),
        },
        { title: 'OnlyPlayIcons' },
      ),
    },
    refusals: ['unavailable'],
  },
  readIntegrations: {
    summary: 'Integrations whose provider doesn’t answer at the moment',
    caller: 'anyone',
    answers: {
      200: strict({ out: list(Name, { maxItems: INTEGRATION_NAMES.length }) }),
    },
    refusals: [],
  },
} as const satisfies SchemasOf<typeof INTEGRATION_CALLS>;
