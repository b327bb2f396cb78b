import { readFileSync } from 'node:fs';
import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** CloudFront takes no larger function. */
const MOST_BYTES = 10_240;

/**
 * The function that sees every request first. The public page is in it, as its answer to unknown addresses.
 * @throws Error when that page does not exist or has grown too large for the function.
 */
export class ViewerRequest extends EdgeFunction {
  constructor(scope: Construct, builtSite: string, sitePolicy: string) {
    const source = readFileSync(new URL('./viewer-request.js', import.meta.url), 'utf8');
    const shell = readFileSync(`${builtSite}/index.html`, 'utf8');
    const code = source
      .replace('body: NOT_FOUND_SHELL', () => `body: ${JSON.stringify(shell)}`)
      .replace('value: SITE_POLICY', () => `value: ${JSON.stringify(sitePolicy)}`);
    const bytes = Buffer.byteLength(code);
    if (bytes > MOST_BYTES) {
      throw new Error(
        `With ${builtSite}/index.html in it the edge function has ${bytes} bytes; ${MOST_BYTES} go.`,
      );
    }
    super(scope, 'ViewerRequest', {
      code: FunctionCode.fromInline(code),
      runtime: FunctionRuntime.JS_2_0,
    });
  }
}
