import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { TABLE_SHAPE } from '#functions/platform/data/table-shape.ts';

/** No Scan among them: every question of the product has an index. */
const READ = ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'];
const WRITE = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'];

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table, with its stream; it outlives the stack, and a slip of the hand. */
export class DataTable extends Construct {
  readonly table: Table;

  constructor(scope: Construct) {
    super(scope, 'Data');
    this.table = new Table(this, 'Table', {
      partitionKey: text(TABLE_SHAPE.partitionKey),
      sortKey: text(TABLE_SHAPE.sortKey),
      timeToLiveAttribute: TABLE_SHAPE.expiry,
      billingMode: BillingMode.PAY_PER_REQUEST,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    for (const [indexName, { partitionKey, sortKey }] of Object.entries(TABLE_SHAPE.indexes)) {
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: text(partitionKey),
        sortKey: text(sortKey),
        projectionType: ProjectionType.ALL,
      });
    }
  }

  grant(role: IRole, access: 'none' | 'read' | 'readWrite'): void {
    if (access === 'none') return;
    const { tableArn } = this.table;
    const actions = access === 'read' ? READ : [...READ, ...WRITE];
    role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [tableArn, ...Object.keys(TABLE_SHAPE.indexes).map((name) => `${tableArn}/index/${name}`)],
      }),
    );
  }
}
