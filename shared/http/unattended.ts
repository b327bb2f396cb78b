/** The header of what a screen asks for on its own, at intervals, while perhaps nobody sits before it. */
export const UNATTENDED = 'x-unattended';
