/**
 * What the address asks for now. A screen shows it a moment later, when it has been drawn: whoever clicks again
 * meanwhile means the second click after the first, so that changes begin from here, never from what is drawn.
 */
export const latestSearch = (): URLSearchParams => new URLSearchParams(window.location.search);
