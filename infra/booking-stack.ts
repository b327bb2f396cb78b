import { CfnParameter, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Trigger } from 'aws-cdk-lib/triggers';
import type { Construct } from 'constructs';
import { ISSUE_PREFIX, OUTBOX_PREFIX } from '#functions/platform/data/table-shape.ts';
import type { EnvironmentName } from '#functions/platform/environment-names.ts';
import { Alarms } from '#infra/constructs/alarms.ts';
import { Api } from '#infra/constructs/api.ts';
import { Dashboard } from '#infra/constructs/dashboard.ts';
import { DataTable } from '#infra/constructs/data-table.ts';
import { DocumentBuckets } from '#infra/constructs/document-buckets.ts';
import { onEdit } from '#infra/constructs/edit-stream.ts';
import { Mail } from '#infra/constructs/mail.ts';
import { tellOperator } from '#infra/constructs/operator-outputs.ts';
import { onNewItem } from '#infra/constructs/outbox-stream.ts';
import { Pictures } from '#infra/constructs/pictures.ts';
import { PlannedFunction } from '#infra/constructs/planned-function.ts';
import { Queues } from '#infra/constructs/queues.ts';
import { RenderedPages } from '#infra/constructs/rendered-pages.ts';
import { RouteGroup } from '#infra/constructs/route-group.ts';
import { onTask } from '#infra/constructs/run-tasks.ts';
import { every, hourly, monthly, Schedules } from '#infra/constructs/schedules.ts';
import { type FirstAdmin, Secrets } from '#infra/constructs/secrets.ts';
import { type Edge, WebSite } from '#infra/constructs/web-site.ts';
import { contracts, type GroupName } from '#infra/contracts.ts';
import { type EventFunctionName, eventFunctions } from '#infra/event-functions.ts';
import type { Installation } from '#infra/installation.ts';
import { routeGroups } from '#infra/route-groups.ts';

export type BookingStackProps = StackProps & {
  readonly installation: Installation;
  readonly edge: Edge;
  /** Folders of what was built: one of all functions, one of the site. */
  readonly built: { readonly functions: string; readonly site: string };
};

/** Who is named without a name is called so until the account is edited. */
const SOMEBODY = 'Administrator';

const firstAdminOf = ({
  firstAdminEmail: email,
  firstAdminName: name = SOMEBODY,
}: Installation): FirstAdmin | undefined => (email ? { email, name } : undefined);

/** The plan of the system. */
export class BookingStack extends Stack {
  constructor(scope: Construct, id: string, { installation, edge, built, ...props }: BookingStackProps) {
    super(scope, id, props);
    const paymentBaseUrl = this.paymentBaseUrl(installation);
    const analyticsUrl = this.analyticsUrl(installation);
    const initialPassword = this.initialPassword();

    // What it remembers, knows and sends.
    const alarms = new Alarms(this, installation.alarmMail);
    const data = new DataTable(this, installation.restoredStream);
    const documents = new DocumentBuckets(this);
    const pages = new RenderedPages(this, documents);
    const pictures = new Pictures(this, documents);
    const secrets = new Secrets(this, firstAdminOf(installation));
    const queues = new Queues(this);
    const mail = new Mail(this, { domain: installation.mailDomain, feedback: alarms.topic });

    // Where it is reached.
    const api = new Api(this);
    const site = new WebSite(this, {
      api: api.http,
      originSecret: secrets.byName.origin,
      buckets: documents,
      pages: pages.bucket,
      pictures: pictures.bucket,
      builtSite: built.site,
      paymentBaseUrl,
      analyticsUrl,
      siteDomain: installation.siteDomain,
      edge,
    });
    tellOperator(this, { site, mail, secrets });

    // What works.
    const environment: Record<EnvironmentName, string> = {
      TABLE_NAME: data.table.tableName,
      DOCUMENTS_BUCKET: documents.documents.bucketName,
      SCRATCH_BUCKET: documents.scratch.bucketName,
      PAGES_BUCKET: pages.bucket.bucketName,
      PICTURES_BUCKET: pictures.bucket.bucketName,
      RUN_QUEUE_URL: queues.runTasks.queueUrl,
      // Secrets Manager takes an ARN wherever it takes a name, and an ARN cannot be mistaken.
      SESSION_SECRET_NAME: secrets.byName.session.secretArn,
      LINK_SECRET_NAME: secrets.byName.link.secretArn,
      PAYMENT_SECRET_NAME: secrets.byName.payment.secretArn,
      WEBHOOK_SECRET_NAME: secrets.byName.webhook.secretArn,
      ORIGIN_SECRET_NAME: secrets.byName.origin.secretArn,
      PAYMENT_BASE_URL: paymentBaseUrl,
      SITE_URL: site.url,
      ANALYTICS_URL: analyticsUrl,
      MAIL_FROM: mail.from,
      MAIL_CONFIGURATION_SET: mail.configurationSetName,
      INITIAL_PASSWORD: initialPassword,
      FIRST_ADMIN_SECRET_NAME: secrets.firstAdmin?.secretArn ?? '',
      INSTALLATION: installation.installation,
    };
    const common = {
      builtFunctions: built.functions,
      environment,
      resources: { data, documents, pages, pictures, queues, secrets, mail },
    };
    const functions: PlannedFunction[] = [];
    for (const [name, contract] of Object.entries(contracts)) {
      const plan = routeGroups[name as GroupName];
      functions.push(new RouteGroup(this, { name, plan, contract, api: api.http, ...common }));
    }
    const eventFunction = (name: EventFunctionName) => {
      const made = new PlannedFunction(this, { name, plan: eventFunctions[name], ...common });
      functions.push(made);
      return made.lambda;
    };

    // What starts the work that no visitor waits for.
    const mailSender = eventFunction('mail-sender');
    onNewItem(data.table, OUTBOX_PREFIX, mailSender, queues.failedChanges);
    mail.onFeedback(eventFunction('mail-feedback'), queues.failedChanges);
    const invoiceIssuer = eventFunction('invoice-issuer');
    onNewItem(data.table, ISSUE_PREFIX, invoiceIssuer, queues.failedChanges);
    const pageRenderer = eventFunction('page-renderer');
    // Its code names the files of its own build: they must lie there before it draws.
    pageRenderer.node.addDependency(site);
    onEdit(data.table, pageRenderer);
    const invoiceRunner = eventFunction('invoice-runner');
    onTask(queues.runTasks, invoiceRunner);
    new Schedules(this, queues.failedSchedules, [
      { id: 'SweepOutbox', ...every(5), starts: eventFunction('outbox-sweeper') },
      { id: 'SweepDocuments', ...every(5), starts: invoiceIssuer },
      { id: 'ReconcilePayments', ...every(15), starts: eventFunction('payment-reconciler') },
      { id: 'RenderPages', ...every(30), starts: pageRenderer },
      { id: 'BillTheMonth', ...monthly, starts: invoiceRunner },
      { id: 'EndRetention', ...hourly, starts: eventFunction('retention') },
      { id: 'SweepRuns', ...every(15), starts: invoiceRunner, input: { task: 'sweep' } },
    ]);
    const firstData = new Trigger(this, 'FirstData', { handler: eventFunction('installation') });
    new Trigger(this, 'FirstPages', { handler: pageRenderer }).executeAfter(firstData);

    // What the people of the company are told.
    for (const made of functions) alarms.onFunction(made);
    alarms.onApi(api.http, {
      page: 'site-fails',
      means: 'Visitors and staff see error pages: the site answers with faults of its own.',
    });
    alarms.onStream('MailsLate', mailSender, Duration.minutes(5), {
      page: 'mails-late',
      means: 'Mails to clients leave minutes late.',
    });
    alarms.onStream('DocumentsLate', invoiceIssuer, Duration.minutes(5), {
      page: 'documents-late',
      means: 'Invoices and the confirmations that bring them leave minutes late.',
    });
    alarms.onQueue('MailsLost', queues.failedChanges, {
      page: 'mails-lost',
      means: 'Mails were given up on: these clients know nothing.',
    });
    alarms.onQueue('RunsMissed', queues.failedSchedules, {
      page: 'runs-missed',
      means: 'Regular work did not start: payments or mails wait.',
    });
    alarms.onQueue('InvoicesLost', queues.failedRunTasks, {
      page: 'invoices-lost',
      means: 'Agencies were not billed by a run: it ends within two hours and names them.',
    });
    alarms.onReputation({
      page: 'mails-bounce',
      means: 'Many mails bounce: soon the provider stops all mail of the company.',
    });
    new Dashboard(this, {
      alarms,
      api: api.http,
      table: data.table,
      functions,
      queues: {
        'Tasks of invoice runs': queues.runTasks,
        'Failed tasks of invoice runs': queues.failedRunTasks,
        'Failed mails and documents': queues.failedChanges,
        'Missed schedules': queues.failedSchedules,
      },
    });
  }

  /** Empty counts nothing. */
  private analyticsUrl({ analyticsUrl = '' }: Installation): string {
    return new CfnParameter(this, 'AnalyticsUrl', {
      description: 'Where views of the public pages are counted; empty counts none',
      default: analyticsUrl,
    }).valueAsString;
  }

  /** Whoever was given it has to choose another at the first login. */
  private initialPassword(): string {
    return new CfnParameter(this, 'InitialPassword', {
      description: 'What users whom the office adds log in with first; empty mails each one of its own',
      default: '',
      noEcho: true,
    }).valueAsString;
  }

  /** In production the value that was checked when the template was made is the only one it takes. */
  private paymentBaseUrl({ installation, paymentBaseUrl }: Installation): string {
    return new CfnParameter(this, 'PaymentBaseUrl', {
      description: "The card provider's host, without a slash at the end",
      default: paymentBaseUrl,
      ...(installation === 'production' && { allowedValues: [paymentBaseUrl] }),
    }).valueAsString;
  }
}
