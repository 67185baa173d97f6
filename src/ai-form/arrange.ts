import { isSubmit } from '@slipstream/forms';
import { insert, insertAfter, isMachinery, scopeOf, staying } from './tree';
import type { Node } from './tree';
import type { Placed, Work } from './work';

/** Puts the parts in the answer's order: as few as possible leave their place. */
export function arrange( work: Work, placed: readonly Placed[] ): void {
	const { isWhole } = work.answer;
	const isHome = ( { node, scope, was }: Placed ) =>
		was >= 0 && ( ! isWhole || scopeOf( node ) === scope );
	const home = placed.filter( isHome );
	const stays = staying( home.map( ( { was } ) => was ) );
	const anchors = new Set(
		home.filter( ( _, at ) => ! isWhole || stays[ at ] )
	);
	const last = new Map< Node, Node >();
	for ( const part of placed ) {
		if ( ! anchors.has( part ) ) {
			put( part, last.get( part.scope ), placed, anchors );
			if ( part.was >= 0 && ! work.marks.has( part.node ) ) {
				work.marks.set( part.node, 'moved' );
			}
		}
		last.set( part.scope, part.node );
	}
}

/** Puts a part behind the one before it, or before the first that stays, or where the scope begins. */
function put(
	{ node, scope, item }: Placed,
	before: Node | undefined,
	placed: readonly Placed[],
	anchors: ReadonlySet< Placed >
): void {
	const next = placed.find(
		( other ) => other.scope === scope && anchors.has( other )
	)?.node;
	if ( before ) {
		insertAfter( node, before );
	} else if ( next?.parent ) {
		insert( node, next.parent, next.parent.children.indexOf( next ) );
	} else {
		const end = scope.children.findIndex(
			( child ) => isMachinery( child ) || isSubmit( child.block )
		);
		insert(
			node,
			scope,
			end < 0 || item.type === 'step' ? scope.children.length : end
		);
	}
}
