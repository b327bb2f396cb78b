import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LeaveQuestion, Unsaved } from '#web/back-office/components/unsaved.tsx';

type Leave = () => void;
type Guard = {
  readonly report: (form: string, isDirty: boolean) => void;
  readonly ask: (leave: Leave) => void;
};

const GuardContext = createContext<Guard>({ report: () => undefined, ask: (leave) => leave() });

/**
 * Tells the dialog or drawer around a form whether something typed is not saved.
 * @returns runs a way out of the form, after a question when something would be lost
 */
export const useLeaveGuard = (isDirty: boolean): Guard['ask'] => {
  const { report, ask } = useContext(GuardContext);
  const form = useId();
  useEffect(() => {
    report(form, isDirty);
    return () => report(form, false);
  }, [report, form, isDirty]);
  return ask;
};

type Props = {
  isOpen: boolean;
  /** Closes the dialog or drawer; what is typed goes. */
  onClose: Leave;
  /** The typed data are dropped on the way to another place. */
  onDiscard?: Leave;
  /** The dialog or drawer, with what closes it. */
  children: (closing: { readonly onClose: Leave; readonly closeOnEscape: boolean }) => ReactNode;
};

const NONE: ReadonlySet<string> = new Set();

/** Asks before a dialog or drawer drops typed data: at Escape, the X, a click beside, a button, Back and a reload. */
export const LeaveGuard = ({ isOpen, onClose, onDiscard, children }: Props) => {
  const [dirty, setDirty] = useState(NONE);
  const [leave, setLeave] = useState<Leave>();
  const isDirty = dirty.size > 0;
  // Read at each step: what was just saved or given up is left before the screen is drawn anew.
  const held = useRef(NONE);
  const report = useCallback((form: string, isTyped: boolean): void => {
    const others = [...held.current].filter((one) => one !== form);
    held.current = new Set(isTyped ? [...others, form] : others);
    setDirty(held.current);
  }, []);
  const guard = useMemo(
    (): Guard => ({ report, ask: (next) => (isDirty ? setLeave(() => next) : next()) }),
    [report, isDirty],
  );
  return (
    <GuardContext value={guard}>
      {children({ onClose: () => guard.ask(onClose), closeOnEscape: leave === undefined })}
      {/* Only who has something to lose: a router holds one blocker, and the screen below may have its own. */}
      {isOpen && isDirty && <Unsaved isDirty isFree={() => held.current.size === 0} onLeave={onDiscard} />}
      {leave && (
        <LeaveQuestion
          onStay={() => setLeave(undefined)}
          onLeave={() => {
            setLeave(undefined);
            held.current = NONE;
            leave();
          }}
        />
      )}
    </GuardContext>
  );
};
