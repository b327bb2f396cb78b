declare module '*?file' {
  /** Where the browser finds the file. */
  const address: string;
  export default address;
}
