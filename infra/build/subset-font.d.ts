declare module 'subset-font' {
  const subsetFont: (
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'truetype' },
  ) => Promise<Uint8Array>;
  export default subsetFont;
}
