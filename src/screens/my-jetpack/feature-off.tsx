import { __ } from '@wordpress/i18n';
import { EmptyState } from '@slipstream/ui';

interface Props {
	/** What to turn on. */
	text: string;
}

/** Stands in for the settings of a feature that is off. */
export const FeatureOff = ( { text }: Props ) => (
	<EmptyState>
		<p>
			{ text } <a href="#/modules">{ __( 'Features', 'slipstream' ) }</a>
		</p>
	</EmptyState>
);
