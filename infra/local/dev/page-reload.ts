import type { SiteAnswer, SiteRequest } from '../gateway/site-request.ts';

type Answer = (request: SiteRequest, body: Buffer) => Promise<SiteAnswer>;

const WAIT_PATH = '/__dev/change';
const SCRIPT_PATH = '/__dev/reload.js';

// A request that stays open until something changed; when the stack itself restarts, it fails and is asked again.
const SCRIPT = `
const wait = (restarted) => fetch('${WAIT_PATH}' + (restarted ? '?restarted' : ''), { method: 'POST' }).then(
  () => location.reload(),
  () => setTimeout(wait, 500, true),
);
wait(false);
`;

/** Reloads open pages after each build. A script of our own origin, so that the content security policy lets it. */
export const createPageReload = () => {
  const waiting: (() => void)[] = [];
  const nextChange = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));

  const inject = (answer: SiteAnswer): SiteAnswer => {
    if (!String(answer.headers['content-type']).startsWith('text/html')) return answer;
    const page = String(answer.body ?? '');
    const tag = `<script type="module" src="${SCRIPT_PATH}"></script>`;
    return { ...answer, body: page.replace('</head>', `${tag}</head>`) };
  };

  const around =
    (answer: Answer): Answer =>
    async (request, body) => {
      if (request.path === SCRIPT_PATH)
        return { status: 200, headers: { 'content-type': 'text/javascript' }, body: SCRIPT };
      if (request.path === WAIT_PATH) {
        if (request.query !== 'restarted') await nextChange();
        return { status: 204, headers: {} };
      }
      // Neither compressed nor known to the browser, or there would be no page to put the script into.
      const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers;
      return inject(await answer({ ...request, headers }, body));
    };

  return {
    around,
    reload: (): void => {
      for (const release of waiting.splice(0)) release();
    },
  };
};
