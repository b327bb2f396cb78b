import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  type ITable,
  ProjectionType,
  StreamViewType,
  Table,
} from 'aws-cdk-lib/aws-dynamodb';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { TABLE_SHAPE } from '#functions/platform/data/table-shape.ts';

/** No Scan among them: every question of the product has an index. */
const READ = ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'];
const WRITE = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'];

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table, with its stream; it outlives the stack, and a slip of the hand. */
export class DataTable extends Construct {
  readonly table: ITable;

  /** @param restoredStream the stream's ARN of a restored table, to go on with that one */
  constructor(scope: Construct, restoredStream?: string) {
    super(scope, 'Data');
    this.table = restoredStream ? this.restored(restoredStream) : this.made();
  }

  private restored(tableStreamArn: string): ITable {
    const [tableArn = ''] = tableStreamArn.split('/stream/');
    return Table.fromTableAttributes(this, 'Restored', { tableArn, tableStreamArn }) as ITable;
  }

  private made(): ITable {
    const table = new Table(this, 'Table', {
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
      table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: text(partitionKey),
        sortKey: text(sortKey),
        projectionType: ProjectionType.ALL,
      });
    }
    return table as ITable;
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
