export type CallName = 'checkout' | 'status' | 'CP' | 'RF' | 'RV' | 'query' | 'card';

/** How the next call of a kind goes wrong. `lose-answer` applies the call, then cuts the connection; `fail`
 * and `timeout` apply nothing; `delay` answers late. */
export type Fault = {
  on: CallName;
  kind: 'lose-answer' | 'fail' | 'timeout' | 'delay';
  status: number;
  delayMs: number;
};

/** What tests have asked for: kept in memory, gone with the next start or `POST /control/reset`. */
export const createControls = () => {
  const faults: Fault[] = [];
  const outcomes: { on: CallName; outcome: string }[] = [];
  const take = <Item extends { on: CallName }>(queue: Item[], on: CallName): Item | undefined => {
    const index = queue.findIndex((item) => item.on === on);
    return index < 0 ? undefined : queue.splice(index, 1)[0];
  };
  return {
    isThrottling: false,
    clockOffsetMs: 0,
    queueFault: (fault: Fault) => faults.push(fault),
    takeFault: (on: CallName) => take(faults, on),
    queueOutcome: (on: CallName, outcome: string) => outcomes.push({ on, outcome }),
    takeOutcome: (on: CallName) => take(outcomes, on)?.outcome,
    reset() {
      faults.length = 0;
      outcomes.length = 0;
      this.isThrottling = false;
      this.clockOffsetMs = 0;
    },
  };
};
