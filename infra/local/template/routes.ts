import * as z from 'zod/mini';
import type { LocalStack } from './stack-template.ts';

const routeSchema = z.object({ RouteKey: z.string(), Target: z.string() });
const integrationSchema = z.object({ IntegrationUri: z.string() });

export type Route = { readonly key: string; readonly functionName: string };

const stageSchema = z.object({
  DefaultRouteSettings: z.optional(
    z.object({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() }),
  ),
});

/** How many calls the API's stage takes; undefined when the template sets no limit. */
export const readRateLimit = (stack: LocalStack) => {
  const [settings] = stack
    .resources('AWS::ApiGatewayV2::Stage', stageSchema)
    .flatMap(({ properties }) => properties.DefaultRouteSettings ?? []);
  return settings && { rate: settings.ThrottlingRateLimit, burst: settings.ThrottlingBurstLimit };
};

/** The name at the end of a function's ARN, an alias or version behind it dropped; also inside an invoke address. */
export const functionNameOf = (arn: string): string => {
  const name = /:function:([^:/]+)/.exec(arn)?.[1];
  if (name === undefined) throw new Error(`${arn} is not the ARN of a function.`);
  return name;
};

/** The HTTP API's routes, each with the function that answers it. */
export const readRoutes = (stack: LocalStack): readonly Route[] => {
  const integrations = new Map(
    stack
      .resources('AWS::ApiGatewayV2::Integration', integrationSchema)
      .map(({ logicalId, properties }) => [`integrations/${logicalId}`, properties.IntegrationUri]),
  );
  return stack.resources('AWS::ApiGatewayV2::Route', routeSchema).map(({ properties }) => ({
    key: properties.RouteKey,
    functionName: functionNameOf(integrations.get(properties.Target) ?? ''),
  }));
};
