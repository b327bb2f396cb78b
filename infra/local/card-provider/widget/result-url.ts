/** The shop's result page with the checkout's id and status path. The page's own query stays; an id of an
 * earlier try is replaced. Used by the widget, and by the sandbox for the way back from a challenge. */
export const resultUrl = (shopperResultUrl: string, checkoutId: string): string => {
  const url = new URL(shopperResultUrl);
  url.searchParams.set('id', checkoutId);
  url.searchParams.set('resourcePath', `/v1/checkouts/${checkoutId}/payment`);
  return url.href;
};
