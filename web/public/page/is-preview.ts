/** Whether the office looks at its draft here: nothing of this visit is remembered or counted. */
export const isPreview = (): boolean => new URLSearchParams(window.location.search).has('preview');
