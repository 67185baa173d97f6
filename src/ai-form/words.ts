import { BLOCK, parsed } from './read-answer';
import { commentJson } from './text';

/** What visitors read of a block. */
const READ: ReadonlySet< string > = new Set( [
	'label',
	'placeholder',
	'toggleLabel',
	'options',
	'text',
	'stepLabel',
	'minLabel',
	'maxLabel',
	'requiredText',
	'implicitConsentMessage',
	'explicitConsentMessage',
] );

/** Stands between two texts of a form: no word of several reaches over it. */
const BETWEEN = '\n\u001e\n';

type Change = ( words: string ) => string;

function changed( value: unknown, change: Change ): unknown {
	if ( typeof value === 'string' ) {
		return change( value );
	}
	if ( Array.isArray( value ) ) {
		return value.map( ( one: unknown ) => changed( one, change ) );
	}
	return typeof value === 'object' && value !== null && 'label' in value
		? { ...value, label: changed( value.label, change ) }
		: value;
}

/** Goes through all that visitors will read. What the author's own blocks say, which a model only repeats, is none of it. */
function eachText( answer: string, change: Change ): string {
	return answer.replace(
		BLOCK,
		( whole: string, _end: string, name: string, json?: string ) => {
			const values = json && name !== 'kept' ? parsed( json ) : undefined;
			if ( ! json || ! values ) {
				return whole;
			}
			const entries = Object.entries( values ).map(
				( [ key, value ] ) => [
					key,
					READ.has( key ) ? changed( value, change ) : value,
				]
			);
			return whole.replace( json, () =>
				commentJson( Object.fromEntries( entries ) as object )
			);
		}
	);
}

/**
 * All that visitors will read of a form.
 *
 * @param answer What the model said.
 */
export function wordsOf( answer: string ): string {
	const texts: string[] = [];
	eachText( answer, ( words ) => {
		texts.push( words );
		return words;
	} );
	return texts.join( BETWEEN );
}

/**
 * An answer with other words in it.
 *
 * @param answer What the model said.
 * @param words  Its words as wordsOf() gives them, with changes.
 */
export function withWords( answer: string, words: string ): string {
	const texts = words.split( BETWEEN );
	let at = 0;
	return eachText( answer, ( own ) => texts[ at++ ] ?? own );
}
