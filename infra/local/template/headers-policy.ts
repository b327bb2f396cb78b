import * as z from 'zod/mini';

const switchable = { Override: z.boolean() };

/** The part of `AWS::CloudFront::ResponseHeadersPolicy` that a response can show. */
export const headersPolicySchema = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z._default(
      z.object({
        ContentSecurityPolicy: z.optional(z.object({ ...switchable, ContentSecurityPolicy: z.string() })),
        ContentTypeOptions: z.optional(z.object(switchable)),
        FrameOptions: z.optional(z.object({ ...switchable, FrameOption: z.string() })),
        ReferrerPolicy: z.optional(z.object({ ...switchable, ReferrerPolicy: z.string() })),
        StrictTransportSecurity: z.optional(
          z.object({
            ...switchable,
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z.optional(z.boolean()),
            Preload: z.optional(z.boolean()),
          }),
        ),
      }),
      {},
    ),
    CustomHeadersConfig: z._default(
      z.object({ Items: z.array(z.object({ ...switchable, Header: z.string(), Value: z.string() })) }),
      { Items: [] },
    ),
    RemoveHeadersConfig: z._default(z.object({ Items: z.array(z.object({ Header: z.string() })) }), {
      Items: [],
    }),
  }),
});

/** A value of undefined removes the header. Without `override` the origin's own header stands. */
export type HeaderRule = {
  readonly name: string;
  readonly value: string | undefined;
  readonly override: boolean;
};

/** The policy as rules, in the order in which CloudFront applies them: removals first. */
export const headerRules = (policy: z.infer<typeof headersPolicySchema>): readonly HeaderRule[] => {
  const { SecurityHeadersConfig, CustomHeadersConfig, RemoveHeadersConfig } =
    policy.ResponseHeadersPolicyConfig;
  const rules: HeaderRule[] = RemoveHeadersConfig.Items.map(({ Header }) => ({
    name: Header.toLowerCase(),
    value: undefined,
    override: true,
  }));
  const add = (name: string, setting: { Override: boolean } | undefined, value: string | undefined) => {
    if (setting !== undefined && value !== undefined) rules.push({ name, value, override: setting.Override });
  };
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy, StrictTransportSecurity } =
    SecurityHeadersConfig;
  add('content-security-policy', ContentSecurityPolicy, ContentSecurityPolicy?.ContentSecurityPolicy);
  add('x-content-type-options', ContentTypeOptions, 'nosniff');
  add('x-frame-options', FrameOptions, FrameOptions?.FrameOption);
  add('referrer-policy', ReferrerPolicy, ReferrerPolicy?.ReferrerPolicy);
  add(
    'strict-transport-security',
    StrictTransportSecurity,
    StrictTransportSecurity &&
      [
        `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}`,
        StrictTransportSecurity.IncludeSubdomains && 'includeSubDomains',
        StrictTransportSecurity.Preload && 'preload',
      ]
        .filter(Boolean)
        .join('; '),
  );
  for (const item of CustomHeadersConfig.Items) add(item.Header.toLowerCase(), item, item.Value);
  return rules;
};
