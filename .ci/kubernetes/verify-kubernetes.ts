/**
 * `npm run verify:kubernetes`: holds every document of docs/operations/kubernetes against the schemas of Kubernetes
 * itself, strictly, and sees mistakes that are planted into them found. Exit code 77 without Go or a way to the module.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CANT_RUN_HERE } from '../run-verifications.ts';
import { fetchSchemas, NotToBeHad } from './fetch-schemas.ts';
import { fileOfSchemas, type GroupSchemas, judgeManifest } from './judge-manifest.ts';
import { listManifests, type Manifest } from './list-manifests.ts';
import { plant, PLANTED_MISTAKES } from './planted-mistakes.ts';

const verify = (folder: string): void => {
  let passed = 0;
  let failed = 0;
  const tell = (what: string, faults: readonly string[]): void => {
    if (faults.length === 0) passed++;
    else failed++;
    console.log([`${faults.length === 0 ? '✓' : '✗'} ${what}`, ...faults].join('\n    '));
  };
  const judge = (manifest: Manifest): string[] => {
    const file = join(folder, fileOfSchemas(manifest.apiVersion));
    return judgeManifest(manifest, JSON.parse(readFileSync(file, 'utf8')) as GroupSchemas);
  };
  const manifests = listManifests();
  for (const { file, manifest } of manifests)
    tell(`${file}: ${manifest.kind} ${manifest.metadata.name}`, judge(manifest));
  for (const mistake of PLANTED_MISTAKES) {
    const planted = manifests.find(({ manifest }) => manifest.kind === mistake.kind);
    const faults = planted === undefined ? [] : judge(plant(planted.manifest, mistake));
    tell(
      `${mistake.kind} with ${mistake.what}: ${faults[0] ?? ''}`,
      faults.length > 0 ? [] : ['is taken for right'],
    );
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
};

try {
  verify(await fetchSchemas());
} catch (error) {
  console.error(error instanceof NotToBeHad ? `Kubernetes' schemas not tried: ${error.message}` : error);
  process.exitCode = error instanceof NotToBeHad ? CANT_RUN_HERE : 1;
}
