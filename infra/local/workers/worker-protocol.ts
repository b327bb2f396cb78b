/** What the worker thread is told at its start. */
export type WorkerStart = { readonly module: string; readonly handler: string; readonly name: string };
export type Invocation = { readonly requestId: string; readonly event: unknown; readonly deadline: number };
/** Said once when the module is loaded or has failed to: a function's time limit begins then, as in Lambda. */
export const LOADED = 'loaded';
export type Outcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: string };
