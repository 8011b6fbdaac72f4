/** @returns the file of a fault, which its id names */
export const pathOfId = (id: string): string => /^[\w-]+:([^#]+)#/.exec(id)?.[1] ?? '';
