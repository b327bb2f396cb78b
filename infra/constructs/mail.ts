import { Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

type MailProps = {
  readonly domain: string;
  /** Told of every bounce and complaint: SES closes accounts that do not react to them. */
  readonly feedback: ITopic;
};

const NOT_ARRIVED = [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT];

/** The domain we send from, and what becomes of mails that do not arrive. */
export class Mail extends Construct {
  readonly from: string;
  readonly configurationSetName: string;
  /** What has to stand in DNS before the mail service believes that the domain is ours, one line each. */
  readonly records: readonly string[];
  private readonly identityArn: string;

  constructor(scope: Construct, { domain, feedback }: MailProps) {
    super(scope, 'Mail');
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    });
    configurationSet.addEventDestination('Feedback', {
      destination: EventDestination.snsTopic(feedback),
      events: NOT_ARRIVED,
    });
    // SES speaks to the account's own bus only.
    configurationSet.addEventDestination('Log', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: NOT_ARRIVED,
    });
    const bounceDomain = `bounce.${domain}`;
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(domain),
      configurationSet,
      mailFromDomain: bounceDomain,
    });
    const { region } = Stack.of(this);
    this.records = [
      ...identity.dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`),
      `${bounceDomain} MX 10 feedback-smtp.${region}.amazonses.com`,
      `${bounceDomain} TXT "v=spf1 include:amazonses.com ~all"`,
      `_dmarc.${domain} TXT "v=DMARC1; p=quarantine"`,
    ];
    this.from = `service@${domain}`;
    this.configurationSetName = configurationSet.configurationSetName;
    this.identityArn = identity.emailIdentityArn;
  }

  /** Tells a function of every mail of ours that did not arrive. */
  onFeedback(lambda: IFunction, failed: IQueue): void {
    new Rule(this, 'NotArrived', {
      eventPattern: {
        source: ['aws.ses'],
        detail: { mail: { tags: { 'ses:configuration-set': [this.configurationSetName] } } },
      },
      targets: [new LambdaFunction(lambda, { deadLetterQueue: failed, retryAttempts: 5 })],
    });
  }

  grant(role: IRole): void {
    const configurationSetArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.configurationSetName,
    });
    role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail', 'ses:SendRawEmail'],
        resources: [this.identityArn, configurationSetArn],
      }),
    );
  }
}
