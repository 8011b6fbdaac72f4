import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';

/** What a call of a generated client hands back. */
export interface GeneratedAnswer {
  data?: unknown;
  error?: unknown;
  response?: Response;
}

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** The calls of a generated client that a bettor needs. What they take and answer is for its own types to say. */
export interface GeneratedClient {
  client: {
    setConfig(config: { baseUrl: string; headers: Record<string, string>; auth?: () => string }): void;
  };
  readSite(): Promise<GeneratedAnswer>;
  issueLoginToken(): Promise<GeneratedAnswer>;
  signIn(options: CallOptions): Promise<GeneratedAnswer>;
  placeTicket(options: CallOptions): Promise<GeneratedAnswer>;
  findTicket(options: { path: { key: string } }): Promise<GeneratedAnswer>;
}

/**
 * Writes a client in TypeScript, with nothing set but where it goes.
 * @param document OpenAPI
 * @param folder an empty one
 */
export const generateClient = async (
  document: Record<string, unknown>,
  folder: string,
): Promise<GeneratedClient> => {
  await createClient({
    input: document,
    output: { path: folder, module: { extension: '.ts' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent', file: false },
  });
  const [calls, { client }] = (await Promise.all([
    import(/* @vite-ignore */ join(folder, 'sdk.gen.ts')),
    import(/* @vite-ignore */ join(folder, 'client.gen.ts')),
  ])) as [Omit<GeneratedClient, 'client'>, Pick<GeneratedClient, 'client'>];
  return { ...calls, client };
};
