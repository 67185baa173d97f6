import type { BlockModule } from './types';

/** Blocks offered in a slash-command list have `-block-{name}` at the end of their element's id. */
const SLASH_ITEM = '[id*="-block-"]';
/** Blocks in an inserter carry their name in a class, with the slash as a dash. */
const INSERTER_ITEM = '[class*="editor-block-list-item-"]';

/** Where popovers are drawn; those of a framed canvas fall back to a place of their own. */
const POPOVERS = '.popover-slot, .components-popover__fallback-container';

type Preload = () => Promise< void >;

function isSafeToFail(): void {
	// The block itself retries and reports when it is drawn; an early download owes nothing.
}

function watchSlashList(
	popover: Element,
	loaders: Map< string, Preload >
): void {
	const look = () => {
		for ( const item of popover.querySelectorAll( SLASH_ITEM ) ) {
			const name = item.id.split( '-block-' ).pop() ?? '';
			loaders.get( name )?.().catch( isSafeToFail );
		}
	};
	look();
	const observer = new MutationObserver( () =>
		popover.isConnected ? look() : observer.disconnect()
	);
	observer.observe( popover, { childList: true, subtree: true } );
}

function watchContainer(
	container: Element,
	loaders: Map< string, Preload >
): void {
	const watch = ( nodes: Iterable< Node > ) => {
		for ( const node of nodes ) {
			if ( node instanceof Element ) {
				watchSlashList( node, loaders );
			}
		}
	};
	watch( container.children );
	new MutationObserver( ( changes ) =>
		changes.forEach( ( { addedNodes } ) => watch( addedNodes ) )
	).observe( container, { childList: true } );
}

function watchPopovers( doc: Document, loaders: Map< string, Preload > ): void {
	const known = new WeakSet< Element >();
	const attach = () => {
		for ( const container of doc.querySelectorAll( POPOVERS ) ) {
			if ( ! known.has( container ) ) {
				known.add( container );
				watchContainer( container, loaders );
			}
		}
	};
	// Containers are drawn with the editor, after this script has run, or put at the body's end with their first popover.
	new MutationObserver( attach ).observe( doc.body, { childList: true } );
	doc.addEventListener( 'focusin', attach );
}

/**
 * Fetches a block's code when its author is about to need it: the pointer or focus on it in an inserter, or its name in the slash-command list.
 *
 * Listens in the editor's own document only, never to the canvas: typing costs nothing more.
 *
 * @param blocks The registered blocks.
 * @param doc    The document of the editor's frame.
 */
export function preloadOnIntent(
	blocks: readonly BlockModule[],
	doc: Document = document
): void {
	const loaders = new Map< string, Preload >();
	const byClass = new Map< string, Preload >();
	for ( const { name, settings } of blocks ) {
		const { preload } = settings.edit;
		if ( preload ) {
			loaders.set( name, preload );
			byClass.set(
				`editor-block-list-item-${ name.replace( '/', '-' ) }`,
				preload
			);
		}
	}
	const onIntent = ( event: Event ) => {
		const item =
			event.target instanceof Element
				? event.target.closest( INSERTER_ITEM )
				: null;
		item?.classList.forEach( ( token ) =>
			byClass.get( token )?.().catch( isSafeToFail )
		);
	};
	doc.addEventListener( 'pointerover', onIntent );
	doc.addEventListener( 'focusin', onIntent );
	watchPopovers( doc, loaders );
}
