/** Why an image is refused once the book has it: none of its upload is kept then. */
export const CARD_IMAGE_FAULTS = ['unreadable', 'tooManyPixels', 'notOnlyPicture'] as const;
export type CardImageFault = (typeof CARD_IMAGE_FAULTS)[number];
