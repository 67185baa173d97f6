import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { Newsletter, NewsletterState } from './types';

export const stateNames = (): Record< NewsletterState, string > => ( {
	withheld: __( 'Not sent', 'slipstream' ),
	waiting: __( 'Waits', 'slipstream' ),
	sending: __( 'Sending', 'slipstream' ),
	paused: __( 'Paused', 'slipstream' ),
	stopped: __( 'Stopped', 'slipstream' ),
	sent: __( 'Sent', 'slipstream' ),
} );

export const titleOf = ( { title }: Newsletter ): string =>
	title || __( '(no title)', 'slipstream' );

/** How many emails have come to an end. */
export const endedOf = ( { emails }: Newsletter ): number =>
	emails.sent + emails.skipped + emails.failed + emails.unsure;

export const progressOf = ( newsletter: Newsletter ): string =>
	sprintf(
		/* translators: 1: a number, 2: a number. */
		__( '%1$s of %2$s emails', 'slipstream' ),
		formatNumber( endedOf( newsletter ) ),
		formatNumber( newsletter.audience )
	);
