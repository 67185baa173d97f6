import { __ } from '@wordpress/i18n';
import type { Question } from '@slipstream/ui';

/** The setting that stops new payments. */
export const STOPPED = 'slipstream_payments_stopped';

/** What somebody is asked who stops new payments. */
export const stopQuestion = (): Question => ( {
	message: __(
		'Nobody can start a payment until you take new payments again. Running subscriptions are still charged.',
		'slipstream'
	),
	confirmLabel: __( 'Stop new payments', 'slipstream' ),
} );
