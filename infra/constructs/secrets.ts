import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';

export type SecretName = 'session' | 'link' | 'payment' | 'webhook' | 'origin';

/** Who shall be the first admin of a new installation. */
export type FirstAdmin = { readonly email: string; readonly name: string };

/** Typed once, by a person who copies it. */
const FIRST_PASSWORD_LENGTH = 32;

/** Everything outside 0-9 and a-f, of what Secrets Manager draws when capitals and punctuation are out. */
const NOT_HEXADECIMAL = 'ghijklmnopqrstuvwxyz';

const randomText = { passwordLength: 64, excludePunctuation: true };

/** The house's secrets, drawn by AWS: no value is in the template, in the code or on a developer's machine. */
export class Secrets extends Construct {
  readonly byName: { readonly [name in SecretName]: Secret };
  /** With which the first admin opens the account while no mail arrives; none when nobody was named. */
  readonly firstAdmin: Secret | undefined;

  constructor(scope: Construct, firstAdmin: FirstAdmin | undefined) {
    super(scope, 'Secrets');
    acknowledge(
      this,
      'SMG4',
      'A rotated session or link key ends every session and every mailed link, and the other values are agreed with the card provider: they are changed by a person, on a chosen day.',
    );
    this.byName = {
      session: this.secret('Session', 'Signs the sessions', randomText),
      link: this.secret('Link', 'Signs the links in mails', randomText),
      payment: this.secret(
        'Payment',
        "The card provider's access; the office's operator enters the real one",
        {
          ...randomText,
          secretStringTemplate: JSON.stringify({ entityId: '0'.repeat(32) }),
          generateStringKey: 'bearerToken',
        },
      ),
      webhook: this.secret('Webhook', "Decrypts the card provider's messages; entered there too", {
        passwordLength: 64,
        excludePunctuation: true,
        excludeUppercase: true,
        excludeCharacters: NOT_HEXADECIMAL,
        requireEachIncludedType: false,
      }),
      origin: this.secret('Origin', 'Proves to the API that a call came through CloudFront', randomText),
    };
    this.firstAdmin = firstAdmin && this.firstAccess(firstAdmin);
  }

  /** Worth nothing once the account has a password of its own, so that it goes with the setting that asked for it. */
  private firstAccess(firstAdmin: FirstAdmin): Secret {
    return new Secret(this, 'FirstAdmin', {
      description: "The first admin's access: the password has to be changed at the first login",
      generateSecretString: {
        passwordLength: FIRST_PASSWORD_LENGTH,
        excludePunctuation: true,
        secretStringTemplate: JSON.stringify(firstAdmin),
        generateStringKey: 'password',
      },
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  private secret(id: string, description: string, generateSecretString: object): Secret {
    return new Secret(this, id, { description, generateSecretString, removalPolicy: RemovalPolicy.RETAIN });
  }
}
