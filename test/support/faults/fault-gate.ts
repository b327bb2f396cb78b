import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Fault, SERVICES, type Service } from '#test/support/faults/fault.ts';
import { refusalOf } from '#test/support/faults/refusals.ts';

/** A request that changed something, or would have. */
export type GateWrite = {
  readonly service: Service;
  /** As the service names it. */
  readonly operation: string;
  /** Where it was asked, without its query. */
  readonly path: string;
  readonly body: Buffer;
  /** Whether the engine has done it. */
  isDone: boolean;
};

const READS = /^(Get|BatchGet|Query|Scan|Describe|List|Receive)/;

/** What is asked of a service, in its own words. */
export const operationOf = (
  service: Service,
  { method = '', headers, url = '' }: IncomingMessage,
  body: Buffer,
) => {
  const target = String(headers['x-amz-target'] ?? '');
  if (target) return target.split('.').at(-1) ?? '';
  if (service === 'ses') return new URLSearchParams(body.toString('latin1')).get('Action') ?? '';
  return service === 'cards' ? `${method} ${url.split('?')[0]}` : method;
};
/** Whether an operation changes something. */
export const isWrite = (operation: string): boolean =>
  !READS.test(operation) && !operation.startsWith('GET') && operation !== 'HEAD';

type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

/** Lives as long as the gate: a new connection for each call would use up the machine's ports. */
const agent = new Agent({ keepAlive: true });

const forward = (target: string, asked: IncomingMessage, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers, url = '/' } = asked;
    const call = request(target + url, { method, agent, headers: { ...headers, connection: 'keep-alive' } });
    call.once('response', (answer) => {
      buffer(answer).then(
        (content) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: content }),
        reject,
      );
    });
    call.once('error', reject);
    call.end(body);
  });

/** The state of a fault that is on: from which write on, and of which service. */
type Armed = { readonly fault: Fault; readonly onKill: () => void; isDown: Service | undefined };

/**
 * Stands between functions and engines, and knows nothing of either but their protocols: it counts what is written,
 * and does to the nth write what a fault says.
 */
export const openFaultGate = async (targets: Readonly<Record<Service, string>>) => {
  let writes: GateWrite[] = [];
  let armed: Armed | undefined;

  /** @returns what becomes of a write: whether the engine gets it, and whether the answer comes back. */
  const fateOf = (write: GateWrite, state: Armed | undefined) => {
    if (state?.isDown === write.service) return { isDone: false, refusal: 'cut' } as const;
    if (!state) return { isDone: true } as const;
    const { kind, at, service = write.service } = state.fault;
    const counted = state.fault.service ? writes.filter((one) => one.service === service) : writes;
    if (write.service !== service || counted.length - 1 !== at) return { isDone: true } as const;
    if (kind === 'down' || kind === 'done_then_down') state.isDown = write.service;
    if (kind === 'killed') return { isDone: false, refusal: 'kill' } as const;
    if (kind === 'done_then_killed') return { isDone: true, refusal: 'kill' } as const;
    if (kind === 'slow') return { isDone: true, refusal: 'hang' } as const;
    if (kind === 'answer_lost' || kind === 'done_then_down') return { isDone: true, refusal: 'cut' } as const;
    return { isDone: false, refusal: kind === 'down' ? 'cut' : kind } as const;
  };

  const pass = async (service: Service, asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(asked);
    const state = armed;
    const operation = operationOf(service, asked, body);
    const write: GateWrite | undefined = isWrite(operation)
      ? { service, operation, path: (asked.url ?? '').split('?')[0] ?? '', body, isDone: false }
      : undefined;
    if (write) writes.push(write);
    const fate = write
      ? fateOf(write, state)
      : { isDone: state?.isDown !== service, refusal: state?.isDown === service ? 'cut' : undefined };
    const answer = fate.isDone ? await forward(targets[service], asked, body) : undefined;
    if (write && answer) write.isDone = answer.status < 300;
    if (fate.refusal === 'kill') return state?.onKill();
    if (fate.refusal === 'hang') return undefined;
    if (fate.refusal === 'cut') {
      response.destroy();
      return undefined;
    }
    const told = fate.refusal ? refusalOf(service, operation, fate.refusal, body) : answer;
    if (!told) throw new Error('neither refused nor answered');
    const { 'transfer-encoding': _, connection: __, ...headers } = told.headers;
    response.writeHead(told.status, { ...headers, 'content-length': told.body.length }).end(told.body);
    return undefined;
  };

  const servers = await Promise.all(
    SERVICES.map(async (service) => {
      const server = createServer((asked, response) => {
        pass(service, asked, response).catch(() => response.destroy());
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      return { service, server, url: `http://127.0.0.1:${port}` };
    }),
  );
  const urlOf = (service: Service): string => servers.find((one) => one.service === service)?.url ?? '';

  return {
    urlOf,
    /** Forgets what was written, and from now on does what the fault says; without one it only counts. */
    arm: (fault?: Fault, onKill: () => void = () => undefined): void => {
      writes = [];
      armed = fault && { fault, onKill, isDown: undefined };
    },
    /** Ends the fault, and goes on counting. */
    heal: (): void => {
      armed = undefined;
    },
    /** What was written since the gate was armed. */
    writes: (): readonly GateWrite[] => writes,
    close: async (): Promise<void> => {
      for (const { server } of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
};

export type FaultGate = Awaited<ReturnType<typeof openFaultGate>>;
