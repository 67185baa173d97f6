import { BLOCK, isOfSteps, parsed } from './read-answer';
import { commentJson, plain } from './text';

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

type Change = ( text: string ) => string;

function changedValue( value: unknown, change: Change ): unknown {
	if ( typeof value === 'string' ) {
		return change( value );
	}
	if ( Array.isArray( value ) ) {
		return value.map( ( one: unknown ) => changedValue( one, change ) );
	}
	return typeof value === 'object' && value !== null && 'label' in value
		? { ...value, label: changedValue( value.label, change ) }
		: value;
}

/** A block's comment with its texts changed. */
function changedComment( found: RegExpMatchArray, change: Change ): string {
	const [ whole, , name, json ] = found;
	const values = json && name !== 'kept' ? parsed( json ) : undefined;
	if ( ! json || ! values ) {
		return whole;
	}
	const entries = Object.entries( values ).map( ( [ key, value ] ) => [
		key,
		READ.has( key ) ? changedValue( value, change ) : value,
	] );
	return whole.replace( json, () =>
		commentJson( Object.fromEntries( entries ) as object )
	);
}

/** Whether what follows a block's comment is the text of the button that sends the form. */
function isBeforeText( found: RegExpMatchArray | undefined ): boolean {
	const [ , end, name, json, alone ] = found ?? [];
	const values = name === 'button' && ! end && ! alone && parsed( json );
	return !! values && ! plain( values.text ) && ! isOfSteps( values );
}

function changedText( html: string, change: Change ): string {
	const text = plain( html );
	const next = text && change( text );
	return next === text ? html : next;
}

/** Goes through all that visitors will read. What the author's own blocks say, which a model only repeats, is none of it. */
function eachText( answer: string, change: Change ): string {
	let next = '';
	let at = 0;
	let before: RegExpMatchArray | undefined;
	for ( const found of answer.matchAll( BLOCK ) ) {
		const between = answer.slice( at, found.index );
		next += isBeforeText( before )
			? changedText( between, change )
			: between;
		next += changedComment( found, change );
		at = found.index + found[ 0 ].length;
		before = found;
	}
	return next + answer.slice( at );
}

/**
 * All that visitors will read of a form.
 *
 * @param answer What the model said.
 */
export function visibleTexts( answer: string ): string {
	const texts: string[] = [];
	eachText( answer, ( text ) => {
		texts.push( text );
		return text;
	} );
	return texts.join( BETWEEN );
}

/**
 * An answer with other texts in it.
 *
 * @param answer  What the model said.
 * @param changed Its texts as visibleTexts() gives them, with changes.
 */
export function withVisibleTexts( answer: string, changed: string ): string {
	const texts = changed.split( BETWEEN );
	let at = 0;
	return eachText( answer, ( own ) => texts[ at++ ] ?? own );
}
