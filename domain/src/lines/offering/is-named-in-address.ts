/** Spec 1 §2: dashes in an address mean spaces, and nobody should have to get capitals right. */
export const isNamedInAddress = (name: string, inAddress: string): boolean => fold(name) === fold(inAddress);

/** A name as addresses have it: nothing needs a percent sign, and dots and underscores stay free to part names. */
export const writeNameInAddress = (name: string): string => name.replaceAll(SPACING, '-');

const SPACING = /[-._ ]+/g;

const fold = (text: string): string => text.replaceAll(SPACING, ' ').toLowerCase();
