import { PageErrorSchema } from '../../ground/page-errors/page-error.schema.ts';
import type { SchemasOf } from './call-schema.ts';
import type { PAGE_ERROR_CALLS } from './page-error-calls.ts';

export const PAGE_ERROR_CALL_SCHEMAS = {
  tellPageError: {
    summary: 'Tell the operator that something on this page broke',
    description:
      'A line in the gateway’s log with the places of the source, and a count. Of nobody in particular: neither customer nor address is kept. `rateLimited` for an address that has told of ten within a minute.',
    caller: 'anyone',
    body: PageErrorSchema,
    bodyLimitBytes: 16_384,
    answers: { 204: null },
    refusals: ['rateLimited'],
  },
} as const satisfies SchemasOf<typeof PAGE_ERROR_CALLS>;
