import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import type { PaymentsSettings } from '@slipstream/site-settings';
import {
	ActionButton,
	Problem,
	ResourceContent,
	useAction,
	useNotify,
} from '@slipstream/ui';
import { stopQuestion, STOPPED } from '../../payments/stop';

type Stop = Pick< PaymentsSettings, typeof STOPPED >;

interface Props {
	isStopped: boolean;
	change: ( isStopped: boolean ) => Promise< void >;
}

function Button( { isStopped, change }: Props ) {
	const notify = useNotify();
	const stop = useAction( async () => {
		await change( ! isStopped );
		notify(
			isStopped
				? __( 'New payments are taken again.', 'slipstream' )
				: __( 'All new payments are stopped.', 'slipstream' )
		);
	} );
	return (
		<>
			<p>
				{ isStopped
					? __(
							'All new payments are stopped. Running subscriptions are still charged until you cancel them.',
							'slipstream'
						)
					: __(
							'If someone tests stolen cards here, stop all new payments at once. You can take them again later.',
							'slipstream'
						) }
			</p>
			<Problem message={ stop.problem } />
			<div className="slipstream-ui-buttons">
				{ isStopped ? (
					<ActionButton
						action={ stop }
						label={ __( 'Take new payments again', 'slipstream' ) }
					/>
				) : (
					<ActionButton
						action={ stop }
						isDestructive
						label={ __( 'Stop all new payments', 'slipstream' ) }
						question={ stopQuestion() }
					/>
				) }
			</div>
		</>
	);
}

/** Stops new payments, and takes them again. It acts at once. */
export function StopPayments() {
	const settings = useSettings< Stop >( [ STOPPED ] );
	return (
		<section>
			<h3>{ __( 'New payments', 'slipstream' ) }</h3>
			<ResourceContent resource={ settings } lines={ 2 }>
				{ ( { [ STOPPED ]: isStopped } ) => (
					<Button
						isStopped={ isStopped }
						change={ ( value ) =>
							settings.save( { [ STOPPED ]: value } )
						}
					/>
				) }
			</ResourceContent>
		</section>
	);
}
