import { getSettings } from '@slipstream/settings';
import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useConnect } from '../hooks/use-connect';
import type { Account } from '../types';

/** Says that a feed stands still, and how it goes on. */
export function Lost( {
	onConnected,
}: {
	onConnected: ( account: Account ) => void;
} ) {
	const { hasApp, mayConnect } = getSettings().instagram;
	const { isWaiting, problem, connect } = useConnect( onConnected );
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>
				{ problem ||
					__(
						'Instagram no longer accepts this connection. Visitors still see the last pictures.',
						'slipstream'
					) }
			</p>
			{ hasApp && mayConnect && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isWaiting }
					onClick={ connect }
				>
					{ __( 'Connect again', 'slipstream' ) }
				</Button>
			) }
		</Notice>
	);
}
