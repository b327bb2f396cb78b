const CSS = `
.wpwl-form { display: grid; gap: 20px; font: inherit; color: #0b2730; text-align: start; }
.wpwl-brands { display: flex; flex-wrap: wrap; gap: 10px; margin: 0; padding: 0; border: 0; min-inline-size: 0; }
.wpwl-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
.wpwl-brand { position: relative; }
.wpwl-brand input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0;
  cursor: pointer; }
.wpwl-brand span { display: grid; place-items: center; box-sizing: border-box; block-size: 52px;
  min-inline-size: 104px; padding: 0 18px; border: 1px solid #7c8f94; border-radius: 8px; background: #fff;
  color: #4a5d62; font-size: 15px; font-weight: 750; letter-spacing: .03em; }
.wpwl-brand input:checked + span { border-color: #0b2730; background: #0b2730; color: #fff; }
.wpwl-row { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
.wpwl-label { display: block; margin-block-end: 6px; font-size: 15px; font-weight: 650; }
.wpwl-box { position: relative; display: block; }
.wpwl-box svg { position: absolute; inset-block-start: 16px; inset-inline-start: 15px; pointer-events: none;
  color: #4a5d62; }
.wpwl-control { display: block; box-sizing: border-box; inline-size: 100%; block-size: 52px; margin: 0;
  padding: 0 15px; border: 1px solid #7c8f94; border-radius: 8px; background: #fff; color: inherit; font: inherit;
  font-feature-settings: "tnum", "lnum"; }
.wpwl-control::placeholder { color: #56686d; opacity: 1; }
.wpwl-box svg + .wpwl-control { padding-inline-start: 46px; letter-spacing: .03em; }
.wpwl-control[aria-invalid="true"] { border: 2px solid #b3261e; padding-inline-end: 14px; }
.wpwl-error, .wpwl-alert { display: flex; gap: 8px; color: #b3261e; font-size: 15px; line-height: 22px; }
.wpwl-error { margin: 6px 0 0; }
.wpwl-alert { margin: 0; padding: 14px 16px; border-inline-start: 5px solid #b3261e; border-radius: 8px;
  background: #fceBe9; color: #0b2730; }
.wpwl-error svg, .wpwl-alert svg { flex: none; margin-block-start: 1px; color: #b3261e; }
.wpwl-error[hidden], .wpwl-alert[hidden] { display: none; }
.wpwl-button { display: flex; align-items: center; justify-content: center; gap: 12px; box-sizing: border-box;
  inline-size: 100%; min-block-size: 52px; margin: 4px 0 0; padding: 8px 20px; border: 0; border-radius: 8px;
  background: #0b2730; color: #fff; font: inherit; font-weight: 650; cursor: pointer; }
.wpwl-button:hover { background: #113a45; }
.wpwl-button svg { flex: none; color: #ffc72c; }
.wpwl-button:dir(rtl) svg { transform: scaleX(-1); }
.wpwl-button[aria-busy="true"] { cursor: progress; background: #113a45; }
.wpwl-control:focus-visible, .wpwl-button:focus-visible, .wpwl-brand input:focus-visible + span {
  outline: 3px solid #155e6b; outline-offset: 2px; }
@media (max-width: 419px) { .wpwl-brand { flex: 1; } .wpwl-brand span { min-inline-size: 0; padding: 0 8px; } }
@media (forced-colors: active) { .wpwl-brand input:checked + span { outline: 2px solid; } }
`;

/** Styles the form by a constructed sheet, which no style-src of the page's policy has to allow.
 * Returns how to take it away again. */
export const addStyle = (): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};
