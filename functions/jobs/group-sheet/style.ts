import type { Fill, Font } from 'exceljs';

/** The colours of the house, as spreadsheets write them. */
export const COLOURS = {
  ink: 'FF0B2730',
  petrol: 'FF155E6B',
  edge: 'FF7C8F94',
  slate: 'FF4A5D62',
  mist: 'FFE3EFF1',
  sign: 'FFFFC72C',
  white: 'FFFFFFFF',
} as const;
type Colour = keyof typeof COLOURS;

export const filled = (colour: Colour): Fill => ({
  type: 'pattern',
  pattern: 'solid',
  fgColor: { argb: COLOURS[colour] },
});

/** @param size in points */
export const fontOf = (size: number, colour: Colour, bold = false): Partial<Font> => ({
  name: 'Calibri',
  size,
  bold,
  color: { argb: COLOURS[colour] },
});
