/**
 * Apart from the other files, so that the code of who never links to an export has nothing of it.
 * @see scratchFileLink of scratch-files.ts
 */
export const scratchFileLink = async (file: { readonly key: string }): Promise<string> =>
  (await import('#functions/platform/documents/scratch-files.ts')).scratchFileLink(file);
