import { Type } from 'typebox';
import { strict } from '../../ground/schema/strict.ts';
import { WALLET_CALL_CODES, statusOfWalletCode, type WalletCode } from '../../casino/wallet/wallet-code.ts';
import {
  pathOfWalletCall,
  WALLET_CALL_NAMES,
  WALLET_CALLS,
  type WalletCallName,
  type WalletCallSchema,
} from '../../casino/wallet/wallet-calls.schema.ts';
import type { Json, JsonObject } from './json.ts';
import { createSchemaWriter } from './open-api-schemas.ts';

const header = (name: string, description: string, schema: JsonObject): JsonObject => ({
  name: `x-lineboard-${name}`,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', ...schema },
});

const HEADERS: readonly Json[] = [
  header('provider', 'The provider’s name.', { pattern: '^[a-z][a-z0-9-]{0,31}$' }),
  header('time', 'Epoch milliseconds, within five minutes of the book’s clock.', { pattern: '^\\d{13}$' }),
];

/** The calls by which providers of games move money, for the authors of providers. */
export const createWalletOpenApi = ({ title }: { title: string }): JsonObject => {
  const components = new Map<string, Json>();
  const { content } = createSchemaWriter(components);
  const describe = (name: WalletCallName): JsonObject => {
    const { summary, description, body, answer, refusals }: WalletCallSchema = WALLET_CALLS[name];
    const codes = Map.groupBy<number, WalletCode>([...WALLET_CALL_CODES, ...refusals], statusOfWalletCode);
    const refused = [...codes].map(([status, of]) => [
      status,
      { description: `Refused: ${of.join(', ')}.`, ...content(strict({ code: Type.Enum(of) })) },
    ]);
    return {
      operationId: name,
      summary,
      description,
      parameters: HEADERS,
      security: [{ signature: [] }],
      requestBody: { required: true, ...content(body) },
      responses: { 200: { description: 'The answer.', ...content(answer) }, ...Object.fromEntries(refused) },
    };
  };
  return {
    openapi: '3.1.0',
    info: {
      title: `${title}: wallet`,
      version: '1',
      description:
        'Amounts are whole cents. What is sent again with the same transaction is answered as it was the first time.',
    },
    paths: Object.fromEntries(
      WALLET_CALL_NAMES.map((name) => [pathOfWalletCall(name), { post: describe(name) }]),
    ),
    components: {
      schemas: Object.fromEntries(components),
      securitySchemes: {
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'x-lineboard-signature',
          description:
            'base64url of HMAC-SHA256, with the provider’s key, of the time as it is in its header, a dot, the path, a dot, ' +
            'and the body’s bytes.',
        },
      },
    },
  };
};
