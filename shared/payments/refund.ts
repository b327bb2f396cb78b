/** Why a refund may come later than the hours allow: § 355 BGB (withdrawal), or a duty of ours to perform. */
export const REFUND_REASONS = ['withdrawal', 'service_not_rendered', 'court_or_authority'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
