import { Button, Placeholder, Spinner } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import { editorStore } from '@slipstream/wp-stores';
import { icon } from '../icon';
import type { PlansState } from '../hooks/use-plans';

/** The server that was asked. */
const hostAsked = () =>
	new URL( getSettings().restRoot, document.baseURI ).host;

interface Props {
	state: PlansState;
	onRetry: () => void;
}

const FORBIDDEN = 403;

const sentenceOf = ( state: Extract< PlansState, { status: 'failed' } > ) =>
	state.httpStatus === FORBIDDEN
		? __(
				'The payment plans for this form do not exist yet. Ask an administrator to open this post once: that creates them.',
				'slipstream'
			)
		: sprintf(
				/* translators: %s: the name of a server, such as example.com. */
				__( 'Could not load data from %s.', 'slipstream' ),
				hostAsked()
			);

/** Leads to where an account is connected. A post that was never saved is saved first: its address is how one comes back. */
function ConnectButton( { address }: { address: string } ) {
	const registry = useRegistry();
	const [ isBusy, setIsBusy ] = useState( false );
	const open = async () => {
		setIsBusy( true );
		const editor = registry.select( editorStore );
		if ( editor?.getEditedPostAttribute( 'status' ) === 'auto-draft' ) {
			await registry.dispatch( editorStore )?.savePost();
		}
		window.open( address, '_top' );
	};
	return (
		<Button
			__next40pxDefaultSize
			variant="primary"
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ () => void open() }
		>
			{ __( 'Connect Stripe', 'slipstream' ) }
		</Button>
	);
}

/** What stands in the form's place while there are no plans. */
export function LoadStates( { state, onRetry }: Props ) {
	if ( state.status === 'loading' ) {
		return (
			<Placeholder
				icon={ icon }
				label={ __( 'Donations', 'slipstream' ) }
			>
				<Spinner />
			</Placeholder>
		);
	}
	if ( state.status === 'failed' ) {
		return (
			<Placeholder
				icon={ icon }
				label={ __( 'Donations', 'slipstream' ) }
				instructions={ sentenceOf( state ) }
			>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ onRetry }
				>
					{ __( 'Try again', 'slipstream' ) }
				</Button>
			</Placeholder>
		);
	}
	if ( state.status === 'not-connected' ) {
		return (
			<Placeholder
				icon={ icon }
				label={ __( 'Donations', 'slipstream' ) }
				instructions={
					state.connectUrl
						? __(
								'Connect your Stripe account to collect donations. Until then, this form is hidden from your visitors.',
								'slipstream'
							)
						: __(
								'An administrator has to connect a Stripe account. Until then, this form is hidden from your visitors.',
								'slipstream'
							)
				}
			>
				{ state.connectUrl && (
					<ConnectButton address={ state.connectUrl } />
				) }
			</Placeholder>
		);
	}
	return null;
}
