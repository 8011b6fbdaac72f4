const compileCache = process.env['NODE_COMPILE_CACHE'];

/** All that a test's process gets of this one's environment: where programs are, and how to start faster. */
export const CHILD_ENV: Readonly<Record<string, string | undefined>> = {
  PATH: process.env['PATH'],
  ...(compileCache !== undefined && { NODE_COMPILE_CACHE: compileCache }),
};
