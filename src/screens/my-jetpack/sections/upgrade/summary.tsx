import { useAiFeature } from '@slipstream/plans';
import { useNews } from '@slipstream/ui';
import { usedSentence } from './messages';
import { WhenKnown } from './when-known';

/** How much of the tier is used. */
export function UpgradeSummary() {
	const feature = useAiFeature();
	useNews( 'some' );
	return (
		<WhenKnown>
			<p>{ usedSentence( feature ) }</p>
		</WhenKnown>
	);
}
