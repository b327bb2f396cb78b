/** A picture of the office: an unguessable name, which carries its size, so that its place is kept while it loads. */
const ADDRESS = /^\/files\/[\w-]+?(?:-(\d{1,5})x(\d{1,5}))?\.(?:png|jpg|webp|avif)$/;

export type PictureSize = { readonly width: number; readonly height: number };

/** Whether an address is that of a picture that the office has uploaded; none of another site is. */
export const isPictureAddress = (src: string): boolean => ADDRESS.test(src);

/** Width and height in pixels, as the picture's address has them. */
export const sizeOfPicture = (src: string): PictureSize | undefined => {
  const [, width, height] = ADDRESS.exec(src) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
};

/** Where a picture lies in its bucket, and on the site with a slash before it. */
export const fileOfPicture = (id: string, { width, height }: PictureSize, extension: string): string =>
  `files/${id}-${width}x${height}.${extension}`;

/** The addresses of all pictures that a text of any kind names. */
export const picturesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\/files\/[\w-]+\.(?:png|jpg|webp|avif)/g), ([address]) => address);
