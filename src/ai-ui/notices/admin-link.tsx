import { ExternalLink } from '@wordpress/components';
import { getSettings } from '@slipstream/settings';

interface Props {
	/** A screen of My Jetpack, as its hash route. */
	screen: '/connection' | '/add-jetpack-ai' | '/ai-control';
	/** Another place that the provider names. */
	address?: string;
	children: string;
}

/** A link to a screen of My Jetpack. It opens beside the editor, so that nothing unsaved is left behind. */
export function AdminLink( { screen, address, children }: Props ) {
	return (
		<ExternalLink
			href={
				address ||
				`${ getSettings().adminUrl }admin.php?page=my-jetpack#${ screen }`
			}
			// The canvas keeps every link in it from being followed; this one is meant to be.
			onClick={ ( event ) => event.stopPropagation() }
		>
			{ children }
		</ExternalLink>
	);
}
