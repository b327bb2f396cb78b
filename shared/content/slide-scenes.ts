/** The scenes that the site draws itself. */
export const SLIDE_SCENES = ['welcome', 'assistant', 'porter', 'vip'] as const;
