import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { smokeFaults } from '#infra/deployment/smoke.ts';

it('an address where nothing of ours answers fails every look at it but that orders are closed', async () => {
  const server = createServer((_, response) => response.writeHead(401).end('no'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const lines: string[] = [];
  const faults = await smokeFaults(`http://127.0.0.1:${port}`, (line) => lines.push(line));
  server.close();
  expect(lines.filter((line) => line.startsWith('ok'))).toEqual(['ok: Orders are not for strangers']);
  expect(faults).toHaveLength(lines.length - 1);
  expect(faults[0]).toBe('The home page opens: /en answered 401');
});
