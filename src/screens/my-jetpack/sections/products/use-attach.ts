import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { createRestClient } from '@slipstream/rest-client';
import { explain, licenseSentence } from './messages';

/** What became of one key. */
export interface Outcome {
	key: string;
	isDone: boolean;
	text: string;
}

interface Result {
	activated?: boolean;
	errors?: Record< string, readonly string[] >;
}

function outcomeOf( key: string, { activated, errors = {} }: Result ): Outcome {
	const [ code = '', reasons ] = Object.entries( errors )[ 0 ] ?? [];
	return {
		key,
		isDone: activated === true,
		text: activated
			? __( 'Attached.', 'slipstream' )
			: ( licenseSentence( code ) ??
				reasons?.[ 0 ] ??
				__( 'This license could not be attached.', 'slipstream' ) ),
	};
}

/**
 * The keys in what was typed: one a line, each once.
 *
 * @param text What was typed.
 */
export const keysOf = ( text: string ): string[] => [
	...new Set( text.split( /\s+/ ).filter( Boolean ) ),
];

/**
 * Attaches licenses where somebody is connected, else keeps them until somebody is.
 *
 * @param canAttach  Whether the provider can be asked now.
 * @param onAttached Runs when one was attached.
 */
export function useAttach( canAttach: boolean, onAttached: () => void ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const [ outcomes, setOutcomes ] = useState< readonly Outcome[] >( [] );

	const attach = async ( keys: readonly string[] ): Promise< Outcome[] > => {
		const client = createRestClient();
		if ( canAttach ) {
			const results = await client.attachLicenses( keys );
			return keys.map( ( key, at ) =>
				outcomeOf( key, results[ at ] ?? {} )
			);
		}
		const kept = [];
		for ( const key of keys ) {
			await client.setLicense( key );
			kept.push( {
				key,
				isDone: true,
				text: __( 'Saved until you connect to the hub.', 'slipstream' ),
			} );
		}
		return kept;
	};

	/** Gives the keys that are still to be typed right. */
	const send = async ( keys: readonly string[] ): Promise< string[] > => {
		setIsBusy( true );
		setProblem( '' );
		setOutcomes( [] );
		try {
			const all = await attach( keys );
			setOutcomes( all );
			onAttached();
			return all
				.filter( ( { isDone } ) => ! isDone )
				.map( ( { key } ) => key );
		} catch ( thrown ) {
			const text = explain( thrown );
			setProblem( text );
			// For whoever looks at the site next; that it is not kept changes nothing.
			createRestClient()
				.recordLicensingError( text )
				.catch( () => undefined );
			return [ ...keys ];
		} finally {
			setIsBusy( false );
		}
	};
	return { isBusy, problem, outcomes, send };
}
