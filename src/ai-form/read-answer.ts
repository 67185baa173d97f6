import { cleanValues, isEnough, isKnownKind } from './kinds';
import { plain } from './text';
import type { Values } from '@slipstream/forms';

/** One thing that a model said belongs into the form. */
export interface Item {
	type: 'field' | 'step' | 'kept' | 'submit';
	/** What a field asks for. */
	kind: string;
	/** The thing of the form as it was that is meant; empty for a new one. */
	ref: string;
	values: Values;
	/** What is in a step. */
	items: Item[];
}

/** What a model has said so far. */
export interface Answer {
	items: Item[];
	/** Whether nothing is missing: all could be read, and the button that ends every form is there. */
	isWhole: boolean;
}

const START = /<!--\s*\/?wp:/g;
/** A block comment: whether it ends a block, its name, its values, and whether it stands alone. */
export const BLOCK =
	/<!--\s*(\/?)wp:(?:[a-z][a-z0-9-]*\/)?([a-z][a-z0-9-]*)\s*(\{(?:(?!-->|<!--)[\s\S])*?\})?\s*(\/?)-->/g;

/**
 * Whether a button goes from step to step, instead of sending the form.
 *
 * @param values What its comment says.
 */
export const isOfSteps = ( values: Values ): boolean =>
	/previous|next/.test( `${ values.className } ${ values.customVariant }` );

/** One block comment. */
interface Mark {
	name: string;
	values: Values;
	isEnd: boolean;
	isAlone: boolean;
	/** Where in the text it begins, and where it ends. */
	from: number;
	to: number;
}

/**
 * The values of a block; nothing where they cannot be read.
 *
 * @param json What stands in its comment.
 */
export function parsed( json: string | undefined ): Values | undefined {
	try {
		const value: unknown = JSON.parse( json ?? '{}' );
		return typeof value === 'object' && value !== null
			? ( value as Values )
			: undefined;
	} catch {
		// The caller takes the answer for one with something missing.
		return undefined;
	}
}

/** Reads the blocks of an answer one after the other, and knows what is still open. */
class Reader {
	readonly items: Item[] = [];
	unread = 0;
	private step: Item | undefined;
	private field: Item | undefined;

	constructor( private readonly text: string ) {}

	/** Whether the last block is still arriving. */
	get isOpen(): boolean {
		return !! this.field || !! this.step;
	}

	private add( item: Item ): void {
		( item.type === 'step' ? this.items : this.list() ).push( item );
	}

	private list(): Item[] {
		return this.step?.items ?? this.items;
	}

	/** Takes the field that is complete now. */
	private close( at: number ): void {
		const item = this.field;
		this.field = undefined;
		if ( ! item ) {
			return;
		}
		if ( item.type === 'submit' ) {
			this.submit( item, at );
			return;
		}
		const given = item.values;
		item.values = cleanValues( item.kind, given );
		const isNamed = !! item.ref && isKnownKind( item.kind );
		if ( isNamed || isEnough( item.kind, item.values ) ) {
			this.add( item );
		} else {
			this.unread++;
		}
	}

	private submit( item: Item, at: number ): void {
		const { text, from, ...more } = item.values;
		if ( ! isOfSteps( more ) ) {
			this.step = undefined;
			const between = this.text.slice( Number( from ), at );
			item.values = { label: plain( text ) || plain( between ) };
			this.items.push( item );
		}
	}

	private open( type: Item[ 'type' ], kind: string, mark: Mark ): Item {
		const { ref, ...values } = mark.values;
		return { type, kind, ref: plain( ref ), values, items: [] };
	}

	/** What older and newer forms write into a field. */
	private part( { name, values }: Mark ): void {
		const given = this.field?.values;
		if ( ! given ) {
			return;
		}
		if ( /option/.test( name ) && name !== 'options' ) {
			given.options = [
				...( Array.isArray( given.options ) ? given.options : [] ),
				values.label,
			];
			given.label ??= this.isSole() ? values.label : undefined;
		} else if ( /label|input/.test( name ) ) {
			this.field!.values = { ...values, ...given };
		}
	}

	private isSole(): boolean {
		return /^(checkbox|consent)$/.test( this.field?.kind ?? '' );
	}

	private begin( mark: Mark ): void {
		const { name, isAlone } = mark;
		const kind = name.replace( 'field-', '' );
		const isOption = name.startsWith( 'field-option-' );
		const isField = name.startsWith( 'field-' ) && ! isOption;
		if ( isField || name === 'button' ) {
			this.close( mark.from );
			const type = isField ? 'field' : 'submit';
			this.field = this.open( type, isField ? kind : '', mark );
			if ( ! isField ) {
				this.field.values.from = mark.to;
			}
			if ( isAlone ) {
				this.close( mark.to );
			}
		} else if ( name === 'form-step' ) {
			this.close( mark.from );
			this.step = this.open( 'step', '', mark );
			this.step.values = { label: plain( mark.values.stepLabel ) };
			this.add( this.step );
			if ( isAlone ) {
				this.step = undefined;
			}
		} else if ( name === 'kept' ) {
			this.close( mark.from );
			this.add( this.open( 'kept', '', mark ) );
		} else {
			this.part( mark );
		}
	}

	take( mark: Mark ): void {
		if ( ! mark.isEnd ) {
			this.begin( mark );
		} else if ( mark.name === 'form-step' ) {
			this.close( mark.from );
			this.step = undefined;
		} else if ( /^(field-(?!option)|button$)/.test( mark.name ) ) {
			this.close( mark.from );
		}
	}
}

/** Whether the button stands where a whole form has it: behind everything. */
const endsInButton = ( items: readonly Item[] ) =>
	items.at( -1 )?.type === 'submit';

/**
 * Reads an answer, or as much of one as has arrived. What cannot be read is left out, and so is what is not complete yet.
 *
 * @param text The text so far.
 */
export function readAnswer( text: string ): Answer {
	const reader = new Reader( text );
	let marks = 0;
	for ( const found of text.matchAll( BLOCK ) ) {
		const [ whole, end, name = '', json, alone ] = found;
		const values = parsed( json );
		marks++;
		if ( values ) {
			reader.take( {
				name,
				values,
				isEnd: end === '/',
				isAlone: alone === '/',
				from: found.index,
				to: found.index + whole.length,
			} );
		} else {
			reader.unread++;
		}
	}
	const started = text.match( START )?.length ?? 0;
	return {
		items: reader.items,
		isWhole:
			reader.unread === 0 &&
			started === marks &&
			! reader.isOpen &&
			endsInButton( reader.items ),
	};
}
