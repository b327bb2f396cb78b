import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** Calls a second that the whole API takes: several times the busiest morning, far below what an attack brings. */
const THROTTLE = { rateLimit: 500, burstLimit: 1000 };

/** The HTTP API behind CloudFront. No CORS: site and API share one origin. */
export class Api extends Construct {
  readonly http: HttpApi;

  constructor(scope: Construct) {
    super(scope, 'Api');
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
