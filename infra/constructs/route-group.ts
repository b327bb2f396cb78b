import type { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { PlannedFunction, type PlannedFunctionProps } from '#infra/constructs/planned-function.ts';
import type { Contract } from '#shared/http/contract.ts';

type RouteGroupProps = PlannedFunctionProps & { readonly api: HttpApi; readonly contract: Contract };

/** A function with one route of the API for each call of its contract. */
export class RouteGroup extends PlannedFunction {
  constructor(scope: Construct, { api, contract, ...props }: RouteGroupProps) {
    super(scope, props);
    const integration = new HttpLambdaIntegration(`${this.node.id}Calls`, this.lambda, {
      // One permission for the API: one per route would burst the function's policy of 20 kB.
      scopePermissionToRoute: false,
    });
    for (const routeKey of Object.keys(contract)) {
      const [method = '', path = ''] = routeKey.split(' ');
      api.addRoutes({ path, methods: [method as HttpMethod], integration });
    }
  }
}
