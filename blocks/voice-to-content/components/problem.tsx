import {
	AvailabilityBanner,
	MessageBanner,
	QuotaBanner,
	refusalOf,
} from '@slipstream/ai-ui';
import { messageFor } from '@slipstream/errors';
import type { VoiceProblem } from '../hooks/use-draft';

const QUOTA = 'error_quota_exceeded';

/** What went wrong, with the one step that changes it where there is one. */
export function Problem( { problem }: { problem: VoiceProblem } ) {
	const { code, message } = problem;
	const refused = refusalOf( code );
	if ( refused ) {
		return <AvailabilityBanner availability={ refused } />;
	}
	// What the other banner says anyway is not said twice.
	const isSaid = code === QUOTA && message === messageFor( code );
	return (
		<>
			{ ! isSaid && (
				<MessageBanner severity="error">{ message }</MessageBanner>
			) }
			{ code === QUOTA && <QuotaBanner /> }
		</>
	);
}
