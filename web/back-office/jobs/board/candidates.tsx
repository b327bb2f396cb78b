import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconBan from '@tabler/icons-react/icons/IconBan';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { stepThroughList } from '#web/back-office/jobs/board/arrow-keys.ts';
import { loadWords, useBoardTerms } from '#web/back-office/jobs/board/board-words.ts';
import classes from '#web/back-office/jobs/board/side.module.css';
import type { PickedState } from '#web/back-office/jobs/board/use-picked.ts';
import type { Verdict } from '#web/back-office/jobs/board/verdicts.ts';

const ICONS = { fits: IconCheck, warns: IconAlertTriangle, refused: IconBan } as const;

type Props = {
  picked: PickedState;
  onPut: (personId: string) => void;
  /** The keyboard goes to an employee, or the pointer lies on one; undefined when it has left. */
  onOver: (personId: string | undefined, isByKeys: boolean) => void;
};

type RowProps = Omit<Props, 'picked'> & {
  verdict: Verdict;
  isFirst: boolean;
  isBusy: boolean;
  word: string;
};

const CandidateRow = ({ verdict, isFirst, isBusy, word, onPut, onOver }: RowProps) => {
  const { t } = useBoardTerms();
  const { employee, kind, name, reason, isBest, load } = verdict;
  const Icon = ICONS[kind];
  return (
    <li>
      <button
        type="button"
        className={classes.candidate}
        tabIndex={isFirst ? 0 : -1}
        data-step
        data-candidate={employee._id}
        data-kind={kind}
        aria-disabled={kind === 'refused' || isBusy}
        onClick={() => onPut(employee._id)}
        onFocus={() => onOver(employee._id, true)}
        onPointerEnter={() => onOver(employee._id, false)}
        onPointerLeave={() => onOver(undefined, false)}
      >
        <b>
          {name}
          {isBest && <mark>{t('office.board.best')}</mark>}
        </b>
        <small>
          <Icon size={16} stroke={2} aria-hidden />
          {reason}
        </small>
        <small>{loadWords(load, t)}</small>
        {kind !== 'refused' && <span>{word}</span>}
      </button>
    </li>
  );
};

/** Everyone for the job that is picked up, the best first; who may not says why. */
export const Candidates = ({ picked, ...acts }: Props) => {
  const { t } = useBoardTerms();
  const { verdicts, from, isBusy } = picked;
  const others = verdicts.filter(({ employee }) => employee._id !== from?._id);
  if (others.length === 0) return <p className={classes.none}>{t('office.board.no_people')}</p>;
  return (
    <ul className={classes.candidates} aria-label={t('office.board.candidates')} onKeyDown={stepThroughList}>
      {others.map((verdict, index) => (
        <CandidateRow
          key={verdict.employee._id}
          verdict={verdict}
          isFirst={index === 0}
          isBusy={isBusy}
          word={t(from ? 'office.board.move' : 'office.assign.assign')}
          {...acts}
        />
      ))}
    </ul>
  );
};
