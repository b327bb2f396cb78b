import { Stack } from 'aws-cdk-lib';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
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
import { Construct } from 'constructs';

type MailProps = {
  readonly domain: string;
  /** Told of every bounce and complaint: SES closes accounts that do not react to them. */
  readonly feedback: ITopic;
};

/** The domain we send from, and what becomes of mails that do not arrive. */
export class Mail extends Construct {
  readonly from: string;
  readonly configurationSetName: string;
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
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(domain),
      configurationSet,
      mailFromDomain: `bounce.${domain}`,
    });
    this.from = `service@${domain}`;
    this.configurationSetName = configurationSet.configurationSetName;
    this.identityArn = identity.emailIdentityArn;
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
