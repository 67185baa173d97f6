import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ActionButton, Problem } from '@slipstream/ui';
import type { Action } from '@slipstream/ui';
import { cameFrom, returnAddress } from './return-address';
import type { UpgradeStatus } from './use-upgrade';

interface Props {
	status: UpgradeStatus | undefined;
	/** What the hub is called. */
	hub: string;
	forget: Action;
}

const sentenceOf = ( isGranted: boolean, plan: string, hub: string ) =>
	isGranted
		? sprintf(
				/* translators: 1: name of a hub, 2: name of a plan. */
				__(
					'%1$s granted the upgrade. This site is now on the %2$s plan, and you can use more requests right away.',
					'slipstream'
				),
				hub,
				plan
			)
		: sprintf(
				/* translators: %s: name of a hub. */
				__( '%s declined your upgrade request.', 'slipstream' ),
				hub
			);

/** What the hub has decided, until who asked has read it, with the way back. */
export function Decision( { status, hub, forget }: Props ) {
	const isGranted = status?.state === 'granted';
	if ( ! status || ( ! isGranted && status.state !== 'refused' ) ) {
		return null;
	}
	const back =
		isGranted &&
		returnAddress( cameFrom( window.location.search ) || status.return_to );
	const message = sentenceOf( isGranted, status.plan, hub );
	return (
		<Notice
			status={ isGranted ? 'success' : 'info' }
			isDismissible={ false }
			spokenMessage={ message }
		>
			<p>{ message }</p>
			<Problem message={ forget.problem } />
			<div className="slipstream-ui-buttons">
				{ back && (
					<Button variant="secondary" href={ back }>
						{ __( 'Back to where you were', 'slipstream' ) }
					</Button>
				) }
				<ActionButton
					action={ forget }
					variant="tertiary"
					label={ __( 'Dismiss', 'slipstream' ) }
				/>
			</div>
		</Notice>
	);
}
