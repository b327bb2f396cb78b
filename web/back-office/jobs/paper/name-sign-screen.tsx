import { memo } from 'react';
import { NameSign } from '#web/back-office/jobs/paper/name-sign.tsx';
import { PaperFrame } from '#web/back-office/jobs/paper/paper-frame.tsx';
import type { Paper } from '#web/back-office/jobs/paper/use-paper-jobs.ts';

/** A job's sign needs a name; a cancelled job is met by nobody. */
const signed = ({ question, jobs }: Paper) =>
  jobs.filter(({ name_sign, is_sealed }) => name_sign.trim() && (question.job !== undefined || !is_sealed));

/** Painted once, not at every tick of the clock. */
const Signs = memo(({ paper }: { paper: Paper }) =>
  signed(paper).map((job) => <NameSign key={job._id} job={job} />),
);

/** Name signs in large type, a job on a page. */
const NameSignScreen = () => (
  <PaperFrame kind="sign" width={297} Pages={Signs} isEmpty={(paper) => signed(paper).length === 0} />
);
export default NameSignScreen;
