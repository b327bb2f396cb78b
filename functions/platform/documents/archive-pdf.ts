import { createHash } from 'node:crypto';
import { type PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { srgbProfile } from '#functions/platform/documents/srgb-profile.ts';
import { type Meta, PRODUCER, xmpMetadata } from '#functions/platform/documents/xmp-metadata.ts';

const COLOURS = 'sRGB IEC61966-2.1';
const PROFILE = srgbProfile();

/** Says in which colours the pages are written (ISO 19005-3, 6.2.3). */
const setColours = ({ catalog, context }: PDFDocument): void => {
  const intent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of(COLOURS),
    RegistryName: PDFString.of('http://www.color.org'),
    Info: PDFString.of(COLOURS),
    DestOutputProfile: context.register(context.flateStream(PROFILE, { N: 3 })),
  };
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
};

const setMetadata = (document: PDFDocument, meta: Meta, filename: string): void => {
  const { catalog, context } = document;
  document.setTitle(meta.title);
  document.setSubject(meta.title);
  document.setAuthor(meta.author);
  document.setCreator(meta.author);
  document.setProducer(PRODUCER);
  const told = new TextEncoder().encode(xmpMetadata(meta, filename));
  const stream = context.stream(told, { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(stream));
};

/** Names the file by what is in it, so that the same document has the same name (ISO 19005-3, 6.1.3). */
const setName = async (document: PDFDocument): Promise<void> => {
  const { context } = document;
  await document.flush();
  const hash = createHash('md5');
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) hash.update(object.getContents());
  }
  const name = PDFHexString.of(hash.digest('hex'));
  context.trailerInfo.ID = context.obj([name, name]);
};

/**
 * Makes a finished document one that is archived, with an electronic invoice inside (PDF/A-3).
 * @param filename of the electronic invoice, which is attached already
 */
export const makeArchivable = async (document: PDFDocument, meta: Meta, filename: string): Promise<void> => {
  setColours(document);
  setMetadata(document, meta, filename);
  await setName(document);
};
