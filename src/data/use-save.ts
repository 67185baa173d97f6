import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { reasonsOf } from './refusal';
import type { RefusalReasons } from './refusal';

/** How saving went, in a sentence. */
export interface SaveResult {
	readonly status: 'success' | 'error';
	readonly message: string;
	/** Why values were refused, by their names, where the server says so. */
	readonly reasons?: RefusalReasons;
}

/** Sends changes to the server and says how that went. */
export interface Save< Body extends object = object > {
	readonly isSaving: boolean;
	/** Of the last attempt; undefined before the first and while one is under way. */
	readonly result: SaveResult | undefined;
	/** Never rejects: a failure is in `result`, and spoken. Resolves to whether it was saved. */
	readonly save: ( body: Body ) => Promise< boolean >;
}

/**
 * Saves, one attempt at a time.
 *
 * @param send Sends the change, such as `save` of a resource; rejects where it was refused.
 */
export function useSave< Body extends object >(
	send: ( body: Body ) => Promise< unknown >
): Save< Body > {
	const [ isSaving, setIsSaving ] = useState( false );
	const [ result, setResult ] = useState< SaveResult >();

	const save = async ( body: Body ) => {
		setIsSaving( true );
		setResult( undefined );
		try {
			await send( body );
			const message = __( 'Saved.', 'slipstream' );
			setResult( { status: 'success', message } );
			speak( message );
			return true;
		} catch ( error ) {
			const refusal = toPluginError( error );
			const message = refusal.sentence;
			setResult( {
				status: 'error',
				message,
				reasons: reasonsOf( refusal ),
			} );
			speak( message, 'assertive' );
			return false;
		} finally {
			setIsSaving( false );
		}
	};

	return { isSaving, result, save };
}
