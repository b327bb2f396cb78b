import {
  contactClientOfJob,
  readJobLetterTemplate,
  readProposedJobLetter,
} from '#functions/jobs/contact-client.ts';
import { createGroupJobs } from '#functions/jobs/create-group-jobs.ts';
import { createJobs } from '#functions/jobs/create-jobs.ts';
import { readDayBoard } from '#functions/jobs/day-board.ts';
import { addExtras, deleteExtra, updateExtra } from '#functions/jobs/edit-extras.ts';
import { readJobChanges } from '#functions/jobs/job-changes.ts';
import { countJobs, listJobs, readJob } from '#functions/jobs/list-jobs.ts';
import { priceJobs } from '#functions/jobs/price-jobs.ts';
import { readGroupSheet } from '#functions/jobs/read-group-sheet.ts';
import {
  readAllAgencies,
  readAllGroupPrices,
  readAllJobCodes,
  readAllLanguages,
  readExtras,
  readOfficeTexts,
} from '#functions/jobs/read-terms.ts';
import { updateJob } from '#functions/jobs/update-job.ts';
import { updateJobStatus } from '#functions/jobs/update-job-status.ts';
import { writeGroupSheet } from '#functions/jobs/write-group-sheet.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { dayBoardApi } from '#shared/jobs/day-board-api.ts';
import { jobDeskApi } from '#shared/jobs/job-desk-api.ts';
import { jobsApi } from '#shared/jobs/jobs-api.ts';

export const handler = apiGroup({ ...jobsApi, ...jobDeskApi, ...dayBoardApi })({
  'POST /api/jobs/list': listJobs,
  'POST /api/jobs/count': countJobs,
  'POST /api/jobs/changes': readJobChanges,
  'POST /api/jobs/board': readDayBoard,
  'GET /api/jobs/{jobId}': readJob,
  'GET /api/jobs/getTranslations': readOfficeTexts,
  'GET /api/jobs/getAllLanguages': readAllLanguages,
  'GET /api/jobs/getAllAgencies': readAllAgencies,
  'GET /api/jobs/getAllLHPrices': readAllGroupPrices,
  'POST /api/jobs/getAllJobCodes': readAllJobCodes,
  'GET /api/jobs/extras/{agency}': readExtras,
  'GET /api/jobs/getRequestContactEmailTemplate': readJobLetterTemplate,
  'GET /api/jobs/getRequestContactEmailTemplate/{jobId}': readProposedJobLetter,
  'POST /api/jobs/createJobForAgency': createJobs,
  'POST /api/jobs/createJobForLH': createGroupJobs,
  'GET /api/jobs/groupSheetTemplate': writeGroupSheet,
  'POST /api/jobs/readGroupSheet': readGroupSheet,
  'POST /api/jobs/updateJobForAgency': updateJob,
  'PUT /api/jobs/updateJobStatus/{jobId}': updateJobStatus,
  'POST /api/jobs/getJobPrice': priceJobs,
  'POST /api/jobs/contactClient': contactClientOfJob,
  'POST /api/jobs/addExtras': addExtras,
  'PUT /api/jobs/extras/{id}': updateExtra,
  'DELETE /api/jobs/extras/{id}': deleteExtra,
});
