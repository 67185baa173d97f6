import { __ } from '@wordpress/i18n';
import { createRestClient } from '@slipstream/rest-client';
import { ActionButton, Problem, useAction } from '@slipstream/ui';

/** Switches all features as they are on a new site. Blocks stay as they are. */
export function ResetFeatures( {
	onReset,
}: {
	onReset: () => Promise< void >;
} ) {
	const action = useAction( async () => {
		await createRestClient().resetOptions( 'modules' );
		await onReset();
	} );
	return (
		<div className="slipstream-modules__reset">
			<ActionButton
				action={ action }
				variant="tertiary"
				label={ __( 'Switch features as on a new site', 'slipstream' ) }
				question={ {
					message: __(
						'Features that you have switched on and that are off on a new site, such as statistics or the hub, stop working; those that you have switched off start again. What they have stored stays.',
						'slipstream'
					),
					confirmLabel: __( 'Switch features', 'slipstream' ),
				} }
			/>
			<Problem message={ action.problem } />
		</div>
	);
}
