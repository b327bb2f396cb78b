import { CfnParameter, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Trigger } from 'aws-cdk-lib/triggers';
import type { Construct } from 'constructs';
import { OUTBOX_PREFIX, TABLE_SHAPE } from '#functions/platform/data/table-shape.ts';
import type { EnvironmentName } from '#functions/platform/environment.ts';
import { Api } from '#infra/constructs/api.ts';
import { DataTable } from '#infra/constructs/data-table.ts';
import { DocumentBuckets } from '#infra/constructs/document-buckets.ts';
import { Mail } from '#infra/constructs/mail.ts';
import { PlannedFunction } from '#infra/constructs/planned-function.ts';
import { Queues } from '#infra/constructs/queues.ts';
import { RouteGroup } from '#infra/constructs/route-group.ts';
import { Schedules } from '#infra/constructs/schedules.ts';
import { Secrets } from '#infra/constructs/secrets.ts';
import { contracts, type GroupName } from '#infra/contracts.ts';
import { eventFunctions } from '#infra/event-functions.ts';
import type { Installation } from '#infra/installation.ts';
import { routeGroups } from '#infra/route-groups.ts';

type BookingStackProps = StackProps & {
  readonly installation: Installation;
  /** The folder of all built functions. */
  readonly builtFunctions: string;
};

/** The plan of the system. */
export class BookingStack extends Stack {
  constructor(scope: Construct, id: string, props: BookingStackProps) {
    super(scope, id, props);
    const { installation, builtFunctions } = props;

    const paymentBaseUrl = new CfnParameter(this, 'PaymentBaseUrl', { default: installation.paymentBaseUrl })
      .valueAsString;
    const data = new DataTable(this);
    const documents = new DocumentBuckets(this);
    const secrets = new Secrets(this);
    const queues = new Queues(this);
    const mail = new Mail(this, { domain: installation.mailDomain, feedback: new Topic(this, 'Feedback') });
    const api = new Api(this);

    const environment: Record<EnvironmentName, string> = {
      TABLE_NAME: data.table.tableName,
      DOCUMENTS_BUCKET: documents.documents.bucketName,
      SCRATCH_BUCKET: documents.scratch.bucketName,
      SESSION_SECRET_NAME: secrets.byName.session.secretArn,
      LINK_SECRET_NAME: secrets.byName.link.secretArn,
      PAYMENT_SECRET_NAME: secrets.byName.payment.secretArn,
      WEBHOOK_SECRET_NAME: secrets.byName.webhook.secretArn,
      ORIGIN_SECRET_NAME: secrets.byName.origin.secretArn,
      PAYMENT_BASE_URL: paymentBaseUrl,
      SITE_URL: 'https://example.com',
      MAIL_FROM: mail.from,
      MAIL_CONFIGURATION_SET: mail.configurationSetName,
      INSTALLATION: installation.installation,
    };
    const shared = { builtFunctions, environment, resources: { data, documents, secrets, mail } };

    for (const [name, contract] of Object.entries(contracts)) {
      const plan = routeGroups[name as GroupName];
      new RouteGroup(this, `${name}Group`, { name, plan, contract, api: api.http, ...shared });
    }
    const eventFunction = (id: string, name: keyof typeof eventFunctions): PlannedFunction =>
      new PlannedFunction(this, id, { name, plan: eventFunctions[name], ...shared });

    const mailSender = eventFunction('MailSender', 'mail-sender');
    const outboxSweeper = eventFunction('OutboxSweeper', 'outbox-sweeper');
    const paymentReconciler = eventFunction('PaymentReconciler', 'payment-reconciler');
    const firstData = eventFunction('Installation', 'installation');

    mailSender.lambda.addEventSource(
      new DynamoEventSource(data.table as ITable, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: { Keys: { [TABLE_SHAPE.partitionKey]: { S: FilterRule.beginsWith(OUTBOX_PREFIX) } } },
          }),
        ],
        batchSize: 10,
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: 3,
        maxRecordAge: Duration.hours(6),
        onFailure: new SqsDlq(queues.failedChanges),
      }),
    );
    new Schedules(this, queues.failedSchedules, [
      { id: 'SweepOutbox', everyMinutes: 5, starts: outboxSweeper.lambda },
      { id: 'ReconcilePayments', everyMinutes: 15, starts: paymentReconciler.lambda },
    ]);
    new Trigger(this, 'FirstData', { handler: firstData.lambda });
  }
}
