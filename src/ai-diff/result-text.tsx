import { resultTokens } from './diff-texts';
import { TokenRuns } from './token-runs';
import type { TextDiff } from './diff-texts';

interface Props {
	diff: TextDiff;
	/** Ids of the changes that are going to be made. */
	accepted: ReadonlySet< number >;
}

/** A text as it will be, without a sign of what changes. */
export function ResultText( { diff: { original, changes }, accepted }: Props ) {
	return (
		<div className="slipstream-ai-diff__text">
			<TokenRuns tokens={ resultTokens( original, changes, accepted ) } />
		</div>
	);
}
