/** Spec 1 §2: dashes in an address stand for spaces, and nobody should have to get capitals right. */
export const isNamedInAddress = (name: string, inAddress: string): boolean => fold(name) === fold(inAddress);

const fold = (text: string): string => text.replaceAll('-', ' ').toLowerCase();
