import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';

/** Calls a second that the whole API takes: several times the busiest morning, far below what an attack brings. */
const THROTTLE = { rateLimit: 500, burstLimit: 1000 };

/** The HTTP API behind CloudFront. No CORS: site and API share one origin. */
export class Api extends Construct {
  readonly http: HttpApi;

  constructor(scope: Construct) {
    super(scope, 'Api');
    acknowledge(
      this,
      'APIG4',
      "Each call's least role stands in its contract and is checked by the function's own chain; half of the calls are for visitors without a login.",
    );
    this.http = new HttpApi(this, 'Http', { createDefaultStage: false });
    new HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
      throttle: THROTTLE,
      detailedMetricsEnabled: true,
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLog', { retention: RetentionDays.THREE_MONTHS }),
        ),
      },
    });
  }
}
