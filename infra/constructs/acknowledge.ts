import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Says why a finding of the AWS Solutions rules is meant to be so, for a construct and all that it is made of. */
export const acknowledge = (construct: IConstruct, rule: string, reason: string): void =>
  Validations.of(construct).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason });
