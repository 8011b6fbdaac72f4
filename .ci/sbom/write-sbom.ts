/** `npm run sbom -- FILE`: writes the list of the packages that are shipped, as CycloneDX; to stdout without FILE. */
import { writeFileSync } from 'node:fs';
import { makeSbom } from './make-sbom.ts';

const [file] = process.argv.slice(2);
const sbom = await makeSbom();
if (file === undefined) process.stdout.write(sbom);
else writeFileSync(file, sbom);
