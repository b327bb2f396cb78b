import { useCallback, useState } from 'react';

/**
 * What was opened last, in a dialog that serves many rows. It stays while the dialog closes; `number` is the key under
 * which the next opening begins anew.
 */
export const useOpened = <T>() => {
  const [state, setState] = useState<{ number: number; isOpen: boolean; what?: T }>({
    number: 0,
    isOpen: false,
  });
  const open = useCallback(
    (what: T): void => setState(({ number }) => ({ number: number + 1, isOpen: true, what })),
    [],
  );
  const close = useCallback((): void => setState((last) => ({ ...last, isOpen: false })), []);
  return { ...state, open, close };
};
