import { __ } from '@wordpress/i18n';
import { isHeard } from '../stripe-webhook';
import type { Mode, PaymentAccount } from '../accounts';
import type { Setup } from './use-setup';

/** In this order. */
export const STEPS = [ 'account', 'key', 'messages', 'test', 'live' ] as const;

export type Step = ( typeof STEPS )[ number ];

/** All that says how far the owner has come. */
export interface Facts {
	setup: Setup;
	test: PaymentAccount;
	live: PaymentAccount;
	/** Which mode new payments are made in. */
	mode: Mode;
}

export const stepTitles = (): Record< Step, string > => ( {
	account: __( 'Have an account at Stripe', 'slipstream' ),
	key: __( 'Connect a test key', 'slipstream' ),
	messages: __( 'Hear from Stripe', 'slipstream' ),
	test: __( 'Make a test payment', 'slipstream' ),
	live: __( 'Connect a live key, and go', 'slipstream' ),
} );

/** Whether a key works and may do all that it has to. */
export const isReady = ( account: PaymentAccount ) =>
	account.status === 'connected' && account.missing_rights?.length === 0;

const IS_DONE: Record< Step, ( facts: Facts ) => boolean > = {
	account: ( { setup, test } ) =>
		setup.has_account ||
		test.status !== 'no_key' ||
		test.has_new_key === true,
	key: ( { test } ) => isReady( test ),
	messages: ( { test } ) => test.status === 'connected' && isHeard( test ),
	test: ( { setup } ) => setup.test?.is_paid === true,
	live: ( { live, mode } ) =>
		mode === 'live' && isReady( live ) && isHeard( live ),
};

export const isDone = ( step: Step, facts: Facts ) => IS_DONE[ step ]( facts );

/**
 * The step that comes next; null if nothing is left. Who takes live payments needs no test.
 *
 * @param facts What is known.
 */
export const nextStep = ( facts: Facts ): Step | null =>
	isDone( 'live', facts )
		? null
		: ( STEPS.find( ( step ) => ! isDone( step, facts ) ) ?? null );
