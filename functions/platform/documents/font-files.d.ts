/** The build turns a font into its bytes. */
declare module '*.ttf' {
  const bytes: Uint8Array;
  export default bytes;
}

declare module 'fontkit' {
  /** A font of its file's bytes. */
  export const create: (bytes: Uint8Array) => unknown;
}
