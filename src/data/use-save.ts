import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';

/** How saving went, in a sentence. */
export interface SaveResult {
	readonly status: 'success' | 'error';
	readonly message: string;
}

/** Sends changes to the server and says how that went. */
export interface Save {
	readonly isSaving: boolean;
	/** Of the last attempt; undefined before the first and while one is under way. */
	readonly result: SaveResult | undefined;
	/** Never rejects: a failure is in `result`, and spoken. Resolves to whether it was saved. */
	readonly save: ( body: object ) => Promise< boolean >;
}

/**
 * Saves, one attempt at a time.
 *
 * @param send Sends the change, such as `save` of a resource; rejects where it was refused.
 */
export function useSave( send: ( body: object ) => Promise< unknown > ): Save {
	const [ isSaving, setIsSaving ] = useState( false );
	const [ result, setResult ] = useState< SaveResult >();

	const save = async ( body: object ) => {
		setIsSaving( true );
		setResult( undefined );
		try {
			await send( body );
			const message = __( 'Saved.', 'slipstream' );
			setResult( { status: 'success', message } );
			speak( message );
			return true;
		} catch ( error ) {
			const { message } = toPluginError( error );
			setResult( { status: 'error', message } );
			speak( message, 'assertive' );
			return false;
		} finally {
			setIsSaving( false );
		}
	};

	return { isSaving, result, save };
}
