import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';

/** How saving went. */
export type Outcome =
	{ status: 'success' | 'error'; message: string } | undefined;

/**
 * Sends a form to its route, says how it went, and hands over what the route answered.
 *
 * @param path   The route.
 * @param onSave Takes the answer.
 */
export function useSaving< T >( path: string, onSave: ( answer: T ) => void ) {
	const [ isSaving, setIsSaving ] = useState( false );
	const [ outcome, setOutcome ] = useState< Outcome >();

	const send = async ( body: object ) => {
		setIsSaving( true );
		setOutcome( undefined );
		try {
			onSave( await getHttp().post< T >( path, body ) );
			setOutcome( {
				status: 'success',
				message: __( 'Saved.', 'slipstream' ),
			} );
			speak( __( 'Saved.', 'slipstream' ) );
		} catch ( error ) {
			const { message } = toPluginError( error );
			setOutcome( { status: 'error', message } );
			speak( message, 'assertive' );
		} finally {
			setIsSaving( false );
		}
	};

	return { isSaving, outcome, send };
}
