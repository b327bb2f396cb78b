import { Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as Lambda,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { EnvironmentName } from '#functions/platform/environment-names.ts';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import type { DataTable } from '#infra/constructs/data-table.ts';
import type { DocumentBuckets } from '#infra/constructs/document-buckets.ts';
import type { Mail } from '#infra/constructs/mail.ts';
import type { Pictures } from '#infra/constructs/pictures.ts';
import type { Queues } from '#infra/constructs/queues.ts';
import type { RenderedPages } from '#infra/constructs/rendered-pages.ts';
import type { Secrets } from '#infra/constructs/secrets.ts';
import type { FunctionPlan, Grants } from '#infra/function-plan.ts';

/** What functions may be granted. */
export type Resources = {
  readonly data: DataTable;
  readonly documents: DocumentBuckets;
  readonly pages: RenderedPages;
  readonly pictures: Pictures;
  readonly queues: Queues;
  readonly secrets: Secrets;
  readonly mail: Mail;
};

export type PlannedFunctionProps = {
  readonly name: string;
  readonly plan: FunctionPlan;
  /** The folder of all built functions. */
  readonly builtFunctions: string;
  readonly environment: Readonly<Record<EnvironmentName, string>>;
  readonly resources: Resources;
};

/** One Lambda function as its plan says, under a role of its own that may do what the plan grants and log. */
export class PlannedFunction extends Construct {
  readonly name: string;
  readonly lambda: Lambda;
  readonly plan: FunctionPlan;

  constructor(scope: Construct, props: PlannedFunctionProps) {
    super(scope, idOf(props.name));
    const { name, plan, environment, resources } = props;
    this.name = name;
    this.plan = plan;
    const logGroup = new LogGroup(this, 'Log', { retention: RetentionDays.THREE_MONTHS });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    acknowledge(
      role,
      'IAM5[Resource::*]',
      'Sending traces to X-Ray and listing the streams of DynamoDB know no narrower resource.',
    );
    logGroup.grantWrite(role);
    grantAll(role, plan.grants, resources);
    this.lambda = new Lambda(this, 'Function', {
      description: name,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(`${props.builtFunctions}/${name}`),
      memorySize: plan.memory,
      timeout: Duration.seconds(plan.timeout),
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      logGroup,
      role,
      environment: {
        ...environment,
        NODE_OPTIONS: '--enable-source-maps',
        POWERTOOLS_SERVICE_NAME: name,
      },
    });
  }
}

/** `mail-sender` is the construct `MailSender`. */
const idOf = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const grantAll = (role: Role, grants: Grants, resources: Resources): void => {
  const { data, documents, pages, pictures, queues, secrets, mail } = resources;
  data.grant(role, grants.table);
  for (const name of grants.secrets) secrets.byName[name].grantRead(role);
  if (grants.firstAdmin) secrets.firstAdmin?.grantRead(role);
  if (grants.documents) documents.grant(role, grants.documents);
  if (grants.scratch) documents.grantScratch(role, grants.scratch);
  if (grants.runs) queues.runTasks.grantSendMessages(role);
  if (grants.mail) mail.grant(role);
  if (grants.pages) pages.grantWrite(role);
  if (grants.pictures) pictures.grantWrite(role);
};
