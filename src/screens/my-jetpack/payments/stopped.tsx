import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';

/** Says that live payments stand still here, where the site's address has changed. */
export function Stopped() {
	const { data } = useResource< { is_stopped: boolean } >(
		'slipstream/v1/payments/accounts'
	);
	return data?.is_stopped ? (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'Live payments are paused, because this site has another address than the one they were set up at. What you see here may be out of date, and live payments cannot be refunded or canceled here.',
				'slipstream'
			) }{ ' ' }
			<a href="#/payments">
				{ __( 'Say what this site is', 'slipstream' ) }
			</a>
		</Notice>
	) : null;
}
