import { imageShortage } from '@slipstream/ai-image';
import { imageCost, refreshFeature, useAiFeature } from '@slipstream/plans';
import { useEffect } from '@wordpress/element';

/**
 * Why another image cannot be asked for; '' if it can, or if the server has not told yet.
 *
 * @param name What the request counts under, for example `featured-post-image`.
 */
export function useImageShortage( name: string ): string {
	const feature = useAiFeature();
	const { isKnown, isFree, isOverLimit, requireUpgrade, remaining } = feature;
	const shortage = isKnown
		? imageShortage( {
				isFree,
				isReached: isOverLimit || requireUpgrade,
				remaining,
				cost: imageCost( feature, name ),
			} )
		: '';
	const isShort = shortage !== '';
	useEffect( () => {
		if ( ! isShort ) {
			return;
		}
		// The limit is raised in another tab: whoever comes back from there goes on.
		window.addEventListener( 'focus', refreshFeature );
		return () => window.removeEventListener( 'focus', refreshFeature );
	}, [ isShort ] );
	return shortage;
}
