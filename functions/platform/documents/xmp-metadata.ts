/** What a document tells about itself. */
export type Meta = { readonly title: string; readonly author: string; readonly issued: Date };

/** Who has made the file: the libraries of the electronic invoice and of the page. */
export const PRODUCER = 'factur-x (pdf-lib)';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What PDF/A wants to be told of names that it does not know: those of the electronic invoice. */
const PROPERTIES = [
  ['DocumentFileName', 'Name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE'],
  ['ConformanceLevel', 'Factur-X conformance level'],
  ['Version', 'Version of the Factur-X XML schema'],
].map(
  ([name, description]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
);

/** The extension schema of Factur-X. */
const EXTENSION = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${PROPERTIES.join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

/**
 * The XMP metadata of a PDF/A-3 with an electronic invoice of profile EN 16931 inside.
 * Sources: ISO 19005-3, 6.6; Factur-X 1.09, 6.2.
 */
export const xmpMetadata = ({ title, author, issued }: Meta, filename: string): string => {
  const [name, by, at] = [escaped(title), escaped(author), issued.toISOString()];
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${name}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${by}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${name}</rdf:li></rdf:Alt></dc:description>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<pdf:Producer>${PRODUCER}</pdf:Producer>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<xmp:CreatorTool>${by}</xmp:CreatorTool>
<xmp:CreateDate>${at}</xmp:CreateDate>
<xmp:ModifyDate>${at}</xmp:ModifyDate>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>3</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description>
${EXTENSION}
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
<fx:DocumentFileName>${filename}</fx:DocumentFileName>
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
<fx:Version>1.0</fx:Version>
</rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
};
