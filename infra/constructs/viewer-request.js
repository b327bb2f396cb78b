// Runs in CloudFront for every request (cloudfront-js-2.0: no modules, at most 10 kB), and just so in the local
// gateway. The stack replaces NOT_FOUND_SHELL by the public page, and SITE_POLICY by the content security policy of
// that page: CloudFront adds no headers to what a function answers itself.

const LANGUAGE = /^\/(en|de|ru|zh|ja|es|ar)(\/|$)/;
const API = /^\/(api|auth)(\/|$)/;
const OFFICE = /^\/(admin(\/.*)?|agencies|cms(\/(pages|slides)\/[\w-]+)?)$/;
const STATIC_FILE = /\.[a-z0-9]+$/;
const PAYMENT_DOCUMENT = /^\/payment\/[a-z-]+$/;

const PUBLIC_PAGES = [
  '/login',
  '/signup',
  '/user_settings',
  '/logout',
  '/forgot-password',
  '/reset-password',
  '/book',
  '/book/travel-details',
  '/book/service-details',
  '/book/personal-details',
  '/book/payment',
  '/book/overview',
  '/thankyou',
  '/booking',
  '/bookings',
  '/sitemap',
  '/withdrawal',
];

// Rendered with their content, a file for each language.
const CONTENT_PAGES = /^\/?(|about|assistant|porter|vip|privacy|agb|imprint|faq)$/;

function languageOf(path) {
  const prefix = LANGUAGE.exec(path);
  return prefix ? prefix[1] : undefined;
}

/** Who chose another language than English before is led to it; who did not, and every crawler, reads English. */
function inChosenLanguage(request, path, file) {
  const { language } = request.cookies;
  const chosen = language ? language.value : 'en';
  const isPage = /^\/(pages\/.*|index)\.html$/.test(file);
  if (!isPage || languageOf(path) || chosen === 'en' || !LANGUAGE.test(`/${chosen}`)) return undefined;
  const query = Object.keys(request.querystring)
    .flatMap((name) => {
      const value = request.querystring[name];
      return (value.multiValue || [value]).map((one) => `${name}=${one.value}`);
    })
    .join('&');
  return {
    statusCode: 302,
    statusDescription: 'Found',
    headers: {
      location: { value: `/${chosen}${path}${query && `?${query}`}` },
      'cache-control': { value: 'no-store' },
    },
  };
}

/** The file behind an address of the site, or undefined for an address that does not exist. */
function fileOf(path) {
  if (OFFICE.test(path)) return '/back-office.html';
  const page = path.replace(LANGUAGE, '$2');
  if (page === '/payment') return '/payment/index.html';
  if (PAYMENT_DOCUMENT.test(page)) return `${page}.html`;
  const content = CONTENT_PAGES.exec(page);
  if (content) return `/pages/${languageOf(path) || 'en'}/${content[1] || 'main'}.html`;
  if (PUBLIC_PAGES.includes(page)) return '/index.html';
  return STATIC_FILE.test(path) ? path : undefined;
}

/** A real 404 that still is the site: the page's own router shows its words in the visitor's language. */
function notFound() {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: {
      'content-type': { value: 'text/html; charset=utf-8' },
      'cache-control': { value: 'no-cache' },
      'x-content-type-options': { value: 'nosniff' },
      'content-security-policy': { value: SITE_POLICY },
    },
    body: NOT_FOUND_SHELL,
  };
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  // Overwrites what a client may have sent: the API trusts this header for throttling.
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  // A trailing slash makes no difference, and the HTTP API knows no routes that end in one.
  const path = request.uri.replace(/\/+$/, '');
  const file = API.test(path) ? path : fileOf(path);
  if (file === undefined) return notFound();
  const elsewhere = inChosenLanguage(request, path, file);
  if (elsewhere) return elsewhere;
  request.uri = file;
  return request;
}
