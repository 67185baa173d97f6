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
				label={ __( 'Reset features to defaults', 'slipstream' ) }
				question={ {
					message: __(
						'Features that are off by default, such as statistics or the hub, stop working; features that you turned off start again. Their data stays.',
						'slipstream'
					),
					confirmLabel: __( 'Reset features', 'slipstream' ),
				} }
			/>
			<Problem message={ action.problem } />
		</div>
	);
}
