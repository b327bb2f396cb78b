import { pathToFileURL } from 'node:url';

type Work = { readonly module: string; readonly handler: string; readonly event: unknown };

// One call of a function in a process of its own, which whoever started it may kill at any moment.
process.once('message', async ({ module, handler, event }: Work) => {
  const loaded = await import(pathToFileURL(module).href);
  const context = { awsRequestId: 'doomed', functionName: 'doomed', getRemainingTimeInMillis: () => 20_000 };
  process.send?.({ result: (await loaded[handler](event, context)) ?? null });
});
