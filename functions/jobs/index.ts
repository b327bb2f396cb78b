import { apiGroup } from '#functions/platform/http/api-group.ts';
import { DomainError } from '#shared/domain-error.ts';
import { jobDeskApi } from '#shared/jobs/job-desk-api.ts';
import { jobsApi } from '#shared/jobs/jobs-api.ts';

const unavailable = async (): Promise<never> => {
  throw new DomainError('unavailable', 'This call is on its way.');
};

export const handler = apiGroup({ ...jobsApi, ...jobDeskApi })({
  'POST /api/jobs/list': unavailable,
  'POST /api/jobs/count': unavailable,
  'POST /api/jobs/changes': unavailable,
  'GET /api/jobs/{jobId}': unavailable,
  'GET /api/jobs/getTranslations': unavailable,
  'GET /api/jobs/getAllLanguages': unavailable,
  'GET /api/jobs/getAllAgencies': unavailable,
  'GET /api/jobs/getAllLHPrices': unavailable,
  'POST /api/jobs/getAllJobCodes': unavailable,
  'GET /api/jobs/extras/{agency}': unavailable,
  'GET /api/jobs/getRequestContactEmailTemplate': unavailable,
  'GET /api/jobs/getRequestContactEmailTemplate/{jobId}': unavailable,
  'POST /api/jobs/createJobForAgency': unavailable,
  'POST /api/jobs/createJobForLH': unavailable,
  'POST /api/jobs/updateJobForAgency': unavailable,
  'PUT /api/jobs/updateJobStatus/{jobId}': unavailable,
  'POST /api/jobs/getJobPrice': unavailable,
  'POST /api/jobs/contactClient': unavailable,
  'POST /api/jobs/addExtras': unavailable,
  'PUT /api/jobs/extras/{id}': unavailable,
  'DELETE /api/jobs/extras/{id}': unavailable,
});
