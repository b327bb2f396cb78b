/** What has been started, to be ended in the reverse order. */
export const createClosers = () => {
  const closers: (() => Promise<void>)[] = [];
  let closing: Promise<void> | undefined;
  const closeInOrder = async (): Promise<void> => {
    for (let close = closers.pop(); close !== undefined; close = closers.pop())
      await close().catch((error: unknown) => process.stderr.write(`While ending: ${String(error)}\n`));
  };
  return {
    add: (close: () => Promise<void>): void => {
      closers.push(close);
    },
    /** Ends all; a second call waits for the first. */
    closeAll: (): Promise<void> => {
      closing ??= closeInOrder();
      return closing;
    },
  };
};
