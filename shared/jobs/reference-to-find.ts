/** A reference as it is looked up: whatever its case, and however it is set apart. */
export const referenceToFind = (reference: string): string => reference.toLowerCase().replace(/\s+/g, '');
