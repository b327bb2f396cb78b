import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, expect, it } from 'vitest';
import { answeredWithin } from '#functions/platform/answered-within.ts';

let asked = 0;
/** A service of which the first call never hears again. */
const service = createServer((_, response) => {
  asked += 1;
  if (asked > 1) response.end();
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  service.close();
  service.closeAllConnections();
});

it('a call that is never answered is given up and tried again', async () => {
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    forcePathStyle: true,
    requestHandler: answeredWithin(50),
  });
  const { $metadata } = await client.send(new HeadBucketCommand({ Bucket: 'pages' }));
  expect([$metadata.httpStatusCode, $metadata.attempts, asked]).toEqual([200, 2, 2]);
});

it('every client of a service says how long it waits for an answer', () => {
  const made = globSync('functions/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new \w+(?:Client|Provider)\((?!\w)[^;]*/g)].map(([code]) => ({
      file,
      code,
    })),
  );
  expect(made.length).toBeGreaterThan(5);
  expect(made.filter(({ code }) => !code.includes('answeredWithin(')).map(({ file }) => file)).toEqual([]);
});
