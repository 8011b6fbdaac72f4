import { GuardsFileSchema, type GuardsFile } from '@lineboard/domain/lines/guards/guard-figures.schema';
import { readJsonFile } from './read-json-file.ts';

/**
 * The figures by which feeds are doubted, where the operator's JSON file says others than the defaults.
 *
 * @param path null: the defaults alone
 * @throws StartRefused when the file isn't there or says what can't be
 */
export const readGuards = (path: string | null): GuardsFile =>
  path === null
    ? {}
    : (readJsonFile('FEED_GUARDS_FILE', 'of guards', path, GuardsFileSchema).said as GuardsFile);
