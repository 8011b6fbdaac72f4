import { FEW_FILES, RAISE_FILES } from '../../start/open-files.ts';
import { fine, type Finding, warning } from './finding.ts';

/** @param limit of this shell, which a service manager or a container may set otherwise; null: none */
export const checkOpenFiles = (limit: number | null): Finding =>
  limit === null || limit >= FEW_FILES
    ? fine('open files', `A process here may open ${limit ?? 'any number of'} files.`)
    : warning(
        'open files',
        `A process here may open ${limit} files, and each customer on the page takes one.`,
        RAISE_FILES,
      );
