import type { _Record } from '@aws-sdk/client-dynamodb-streams';
import { REGION } from '../template/local-names.ts';

/** A record as Lambda hands it over: the instant in epoch seconds, binary values in base 64. */
export const streamRecord = (record: _Record, streamArn: string) => {
  const { ApproximateCreationDateTime: created, ...change } = record.dynamodb ?? {};
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: REGION,
    eventSourceARN: streamArn,
    dynamodb: {
      ...change,
      ...(created && { ApproximateCreationDateTime: Math.floor(created.getTime() / 1_000) }),
    },
  };
};

export type StreamRecord = ReturnType<typeof streamRecord>;
