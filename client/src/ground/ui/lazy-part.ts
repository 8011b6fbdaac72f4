import { lazy } from 'react';

type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** A part of a page that is loaded by `import()`, with the name under which its file exports it. */
export const lazyPart = <Name extends string, Part extends Component>(
  load: () => Promise<Record<Name, Part>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));
