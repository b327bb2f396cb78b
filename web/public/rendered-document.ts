import type { PageToRender } from '#shared/content/rendered-page.ts';

const ID = 'page-data';

/** What a rendered document carries, so that the browser can draw the same once more. */
export type DocumentData = Pick<PageToRender, 'language' | 'texts' | 'data'>;

/** As a script element that runs nothing: the content security policy lets it, and no text can end it early. */
export const documentDataElement = (carried: DocumentData): string =>
  `<script type="application/json" id="${ID}">${JSON.stringify(carried).replaceAll('<', '\\u003c')}</script>`;

/** What this document came with; undefined for a shell, which comes without content. */
export const readDocumentData = (): DocumentData | undefined => {
  const text = document.getElementById(ID)?.textContent;
  return text ? (JSON.parse(text) as DocumentData) : undefined;
};
