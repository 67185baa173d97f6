/**
 * What every AI feature of the editor is made with: the prompt control, its messages and what screen readers hear.
 */
export { AiControl } from './control/ai-control';
export type { AiControlProps } from './control/ai-control';
export { SuggestedText } from './suggested-text';
export { withClosedMarks } from './unfinished';
export { useMarkdown } from './use-markdown';
export { useRenderedMarkdown } from './use-rendered-markdown';
export { StatusIndicator } from './status-indicator';
export { aiIcon } from './ai-icon';
export { useRequestAnnouncements } from './use-request-announcements';
export { useAiAvailability } from './use-ai-availability';
export { refusalOf } from './availability';
export type { AiAvailability } from './availability';
export { resetSentence } from './reset-sentence';
export { useQuotaProblem } from './use-quota-problem';
export { AdminLink } from './notices/admin-link';
export { AiFootnote } from './notices/ai-footnote';
export { AvailabilityBanner } from './notices/availability-banner';
export { BlindBanner } from './notices/blind-banner';
export { ErrorMessage } from './notices/error-message';
export { FeedbackLink } from './notices/feedback-link';
export { MessageBanner } from './notices/message-banner';
export type { Severity } from './notices/message-banner';
export { QuotaBanner } from './notices/quota-banner';
export { UpgradeLink } from './notices/upgrade-link';
export { UsageReminder } from './notices/usage-reminder';
export { ReconnectBanner } from './notices/reconnect-banner';
export {
	isFailure,
	problemSentence,
	RequestProblem,
} from './notices/request-problem';
