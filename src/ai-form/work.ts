import { createBlock } from '@wordpress/blocks';
import { submitButton } from '@slipstream/forms';
import { __ } from '@wordpress/i18n';
import {
	kindOf,
	newField,
	turnedInto,
	valuesOf,
	withValues,
} from './field-blocks';
import { isEnough } from './kinds';
import { removeStep } from './steps';
import { toHtml, toPlainText } from './text';
import {
	detach,
	insert,
	isSubmitNode,
	NAVIGATION,
	newNode,
	nodesIn,
	remove,
	treeOf,
} from './tree';
import type { Description, Known } from './describe';
import type { Answer, Item } from './read-answer';
import type { Node } from './tree';
import type { Block } from '@wordpress/blocks';

/** What has become of a part. */
export type Mark = 'added' | 'changed' | 'moved';

/** A part of the answer and the node that stands for it. */
export interface Placed {
	item: Item;
	node: Node;
	/** What it is in, by the answer: a step, or the form. */
	scope: Node;
	/** Its place in the old form; -1 for a new part. */
	was: number;
}

const withLabel = ( block: Block, name: string, label: unknown ): Block => ( {
	...block,
	attributes: { ...block.attributes, [ name ]: toHtml( String( label ) ) },
} );

const isEqual = ( one: unknown, other: unknown ) =>
	JSON.stringify( one ) === JSON.stringify( other );

/** A field with what the model has changed since it was described to it; the field itself where that is nothing. */
function updatedField( block: Block, item: Item, known: Known ): Block {
	const kind = kindOf( block );
	if ( ! kind ) {
		return block;
	}
	if ( item.kind !== known.kind && kind === known.kind ) {
		const all = { ...valuesOf( block, kind ), ...item.values };
		return isEnough( item.kind, all )
			? turnedInto( block, item.kind, all )
			: block;
	}
	const patch = Object.entries( item.values ).filter(
		( [ key, value ] ) =>
			! isEqual( value, known.values[ key ] ) &&
			! ( value === '' && known.values[ key ] === undefined )
	);
	return patch.length && kind === item.kind
		? withValues( block, kind, Object.fromEntries( patch ) )
		: block;
}

/** All that is needed to put an answer into a form. */
export class Work {
	readonly root: Node;
	readonly order: Node[];
	readonly marks = new Map< Node, Mark >();
	readonly removed: Block[] = [];
	hasOtherSteps = false;
	private readonly taken = new Set< Node >();
	/** The names that the answer gives. */
	private readonly named: ReadonlySet< string >;

	constructor(
		form: Block,
		readonly known: Description[ 'known' ],
		readonly answer: Answer
	) {
		this.root = treeOf( form );
		this.order = nodesIn( this.root );
		this.named = new Set(
			answer.items
				.flatMap( ( item ) => [ item, ...item.items ] )
				.map( ( { ref } ) => ref )
		);
	}

	private nodeOf( { clientId }: Known ): Node | undefined {
		return this.order.find( ( { block } ) => block.clientId === clientId );
	}

	/** The parts that an item may mean: the one it names, or those that say the same where the model has lost the name. */
	private candidates( { type, ref, kind, values }: Item ): Known[] {
		const named = this.known.get( ref );
		if ( named || ! values.label ) {
			return named?.type === type ? [ named ] : [];
		}
		const same = [ ...this.known ]
			.filter(
				( [ other, known ] ) =>
					! this.named.has( other ) &&
					known.type === type &&
					known.values.label === values.label
			)
			.map( ( [ , known ] ) => known );
		const isOfKind = ( known: Known ) => known.kind === kind;
		return [
			...same.filter( isOfKind ),
			...same.filter( ( known ) => ! isOfKind( known ) ),
		];
	}

	/** The part of the form that an item means. */
	private meant( item: Item ): { node: Node; known: Known } | undefined {
		for ( const known of this.candidates( item ) ) {
			const node = this.nodeOf( known );
			if ( node && ! this.taken.has( node ) ) {
				this.taken.add( node );
				return { node, known };
			}
		}
		return undefined;
	}

	/** Whether an item means a part that the author has taken away meanwhile, or one that the model has named before. */
	private isSpent( { ref }: Item ): boolean {
		const named = this.known.get( ref );
		const node = named && this.nodeOf( named );
		return !! named && ( ! node || this.taken.has( node ) );
	}

	/** The items with their nodes, those of steps behind their step. */
	place( items: readonly Item[], scope: Node ): Placed[] {
		return items.flatMap( ( item ): Placed[] => {
			if ( item.type === 'submit' ) {
				return [];
			}
			if ( this.isSpent( item ) ) {
				return [];
			}
			const found = this.meant( item );
			const node = found
				? this.updated( found.node, item, found.known )
				: this.created( item );
			if ( ! node ) {
				return [];
			}
			const was = found ? this.order.indexOf( node ) : -1;
			return [
				{ item, node, scope, was },
				...this.place( item.items, node ),
			];
		} );
	}

	private created( item: Item ): Node | undefined {
		const { type, kind, values } = item;
		if (
			type === 'kept' ||
			( type === 'field' && ! isEnough( kind, values ) )
		) {
			return undefined;
		}
		const node = newNode(
			type === 'step'
				? createBlock( 'jetpack/form-step', {
						stepLabel: toHtml( String( values.label ) ),
					} )
				: newField( kind, values )
		);
		this.marks.set( node, 'added' );
		this.hasOtherSteps ||= type === 'step';
		return node;
	}

	private updated( node: Node, item: Item, known: Known ): Node {
		if ( item.type === 'step' ) {
			const { label } = item.values;
			if ( label && label !== known.values.label ) {
				node.block = withLabel( node.block, 'stepLabel', label );
				this.hasOtherSteps = true;
			}
		} else if ( item.type === 'field' ) {
			const block = updatedField( node.block, item, known );
			if ( block !== node.block ) {
				node.block = block;
				this.marks.set( node, 'changed' );
			}
		}
		return node;
	}

	/** Takes away the fields that a whole answer leaves out. Fields that the author has added meanwhile stay, and so do those in other blocks. */
	removeMissing(): void {
		for ( const known of this.known.values() ) {
			const node = this.nodeOf( known );
			if ( ! node || this.taken.has( node ) ) {
				continue;
			}
			if ( known.type === 'field' ) {
				this.removed.push( node.block );
				detach( node );
			} else if ( known.type === 'step' ) {
				removeStep( node );
				this.hasOtherSteps = true;
			}
		}
	}

	/** Gives the form its one button. */
	button( label: string, isWhole: boolean ): void {
		const [ first, ...more ] = nodesIn( this.root ).filter( isSubmitNode );
		more.forEach( remove );
		if ( ! first ) {
			const text = label || __( 'Submit', 'slipstream' );
			const node = newNode( submitButton( toHtml( text ) ) );
			const nodes = nodesIn( this.root );
			const parent =
				nodes.find( ( { block } ) => block.name === NAVIGATION ) ??
				this.root;
			insert( node, parent, parent.children.length );
			this.marks.set( node, 'added' );
		} else if (
			isWhole &&
			label &&
			toPlainText( first.block.attributes.text ) !== label
		) {
			first.block = withLabel( first.block, 'text', label );
			this.marks.set( first, 'changed' );
		}
	}
}
