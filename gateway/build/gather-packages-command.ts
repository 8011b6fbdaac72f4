/** `node gateway/build/gather-packages-command.ts FOLDER`: makes the `node_modules` of the container's image. */
import { gatherPackages } from './gather-packages.ts';

const [target = ''] = process.argv.slice(2);
if (target === '') throw new Error('Name the folder that is to be made.');
console.log(`The bundle finds these packages: ${gatherPackages(target).join(', ')}`);
